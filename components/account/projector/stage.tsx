'use client';

import { KeptPicture } from '@/components/ui/kept-picture';
import type { BeamedView } from '@/lib/exports/extras/tasks';
import { type Corners, matrixOnto } from './homography';
import styles from './projector.module.css';
import { type LayerName, type Lying, RECTANGLE } from './session';

/** Pixels of the plane a centimetre of cloth is drawn with, before it is laid on the corners. */
const FINE = 20;

interface StageProps {
  readonly corners: Corners;
  readonly hidden: readonly LayerName[];
  readonly piece?: BeamedView | undefined;
  readonly lying: Lying;
}

/** The cloth as the projector has to show it: the grid and a piece, laid on the corners of the rectangle. */
export function Stage({ corners, hidden, piece, lying }: StageProps) {
  const [width, height] = [RECTANGLE.width * FINE, RECTANGLE.height * FINE];
  const transform = matrixOnto(corners, width, height);
  if (!transform) return null;
  return (
    <div className={styles.plane} style={{ width, height, transform }}>
      {!hidden.includes('grid') && <Grid />}
      {piece && <Piece piece={piece} hidden={hidden} lying={lying} />}
    </div>
  );
}

/** Ten centimetres and five, on the rectangle the projector is set by. */
function Grid() {
  const { width, height } = RECTANGLE;
  const across = Array.from({ length: width / 5 + 1 }, (_, i) => i * 5);
  const up = Array.from({ length: height / 5 + 1 }, (_, i) => i * 5);
  return (
    <svg className={styles.grid} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {across.map((x) => (
        <path key={`x${x}`} d={`M${x} 0V${height}`} data-broad={x % 10 === 0 || undefined} />
      ))}
      {up.map((y) => (
        <path key={`y${y}`} d={`M0 ${y}H${width}`} data-broad={y % 10 === 0 || undefined} />
      ))}
      <path d={`M0 0L${width} ${height}M${width} 0L0 ${height}`} />
    </svg>
  );
}

function Piece({
  piece,
  hidden,
  lying,
}: Required<Pick<StageProps, 'hidden' | 'lying'>> & { piece: BeamedView }) {
  const { x, y, turns, mirrored } = lying;
  const style = {
    width: piece.width * FINE,
    height: piece.height * FINE,
    transform: `translate(${x * FINE}px, ${y * FINE}px) rotate(${turns * 90}deg) scaleX(${mirrored ? -1 : 1})`,
  };
  return (
    <div className={styles.piece} style={style} data-piece={piece.name}>
      {piece.layers.map(({ layer, svg }) =>
        hidden.includes(layer as LayerName) ? null : (
          <KeptPicture key={layer} svg={svg} alt={layer === 'cut' ? piece.name : ''} />
        ),
      )}
    </div>
  );
}
