import type { ReactNode, SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Said by screen readers; without it the icon is decoration beside a text. */
  readonly label?: string;
}

/** A drawn sign of 24 × 24 in the colour of its text. */
export function icon(drawing: ReactNode) {
  return function Icon({ label, ...rest }: IconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden as decoration
      <svg
        viewBox="0 0 24 24"
        width="1.4em"
        height="1.4em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...rest}
      >
        {drawing}
      </svg>
    );
  };
}
