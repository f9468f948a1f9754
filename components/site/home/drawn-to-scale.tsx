import type { CSSProperties } from 'react';
import { Drawing } from '@/components/ui/drawing';
import type { Figure } from '@/lib/content/drawings/figure';

interface DrawnToScaleProps {
  readonly figure: Figure;
  /** Width of the widest figure of the row, cm: all keep one scale. */
  readonly widest: number;
  readonly className?: string;
}

/** A figure as wide, against its place, as it is against the widest of its row. */
export function DrawnToScale({ figure, widest, className }: DrawnToScaleProps) {
  const style: CSSProperties = { width: `${(100 * figure.width) / widest}%`, marginInline: 'auto' };
  return (
    <div style={style} className={className}>
      <Drawing figure={figure} />
    </div>
  );
}
