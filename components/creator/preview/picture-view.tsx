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
    <g ref={ref} className={clsx(styles.picture, className)}>
      {picture.strokes.map(({ id, d, stroke, fill }) => (
        <path key={id} data-id={id} data-stroke={stroke} data-fill={fill} d={d} />
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
  picture: { box, markup },
}: {
  readonly picture: Thumbnail;
}) {
  return (
    <svg className={styles.thumbnail} viewBox={box.join(' ')} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: figures and names of lines, written by our own worker */}
      <g className={clsx(styles.picture, styles.small)} dangerouslySetInnerHTML={{ __html: markup }} />
    </svg>
  );
});
