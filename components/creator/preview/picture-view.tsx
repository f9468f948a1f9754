import { clsx } from 'clsx';
import { memo, type Ref } from 'react';
import type { Picture, Thumbnail } from '../worker/protocol';
import styles from './picture.module.css';

interface PictureViewProps {
  readonly picture: Picture;
  readonly className?: string | undefined;
  readonly ref?: Ref<SVGGElement>;
}

/** The strokes and texts of a picture, inside whatever SVG shows them. */
export function PictureStrokes({ picture, className, ref }: PictureViewProps) {
  return (
    <g ref={ref} className={clsx(styles.picture, picture.cloth && styles.worn, className)}>
      {picture.cloth?.map(({ id, of, turn, about: [x, y] }) => (
        <pattern key={id} id={id} href={`#${of}`} patternTransform={`rotate(${turn} ${x} ${y})`} />
      ))}
      {picture.strokes.map(({ id, d, stroke, fill, paint }) => (
        <path
          key={id}
          data-id={id}
          data-stroke={stroke}
          data-fill={fill}
          d={d}
          style={paint ? { fill: `url(#${paint})` } : undefined}
        />
      ))}
      {picture.texts.map(({ id, x, y, size, anchor, angle, text }) => (
        <text
          key={id}
          x={x}
          y={y}
          fontSize={size}
          textAnchor={anchor}
          transform={angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** A still picture, for a card. */
export const CardPicture = memo(function CardPicture({
  picture: { box, worn, markup },
}: {
  readonly picture: Thumbnail;
}) {
  return (
    <svg className={styles.thumbnail} viewBox={box.join(' ')} aria-hidden="true">
      <g
        className={clsx(styles.picture, styles.small, worn && styles.worn)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: figures and names of lines, written by our own worker
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </svg>
  );
});
