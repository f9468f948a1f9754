'use client';

import { useClothOfPictures } from '../look/use-look';
import { useScreen } from '../screen';
import { PictureStrokes } from './picture-view';
import { usePreview } from './preview-context';

/** The garment as it lies on the table, small and still; nothing while the table shows its pieces or how it fits. */
export function GarmentPicture({
  label,
  className,
}: {
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const { view } = useScreen();
  // Only the view on the table follows what is chosen.
  const picture = usePreview((state) => state.pictures[view === 'worn' ? 'front' : view]);
  const cloth = useClothOfPictures();
  if (!picture?.cloth) return null;
  return (
    <svg {...cloth} className={className} viewBox={picture.box.join(' ')} role="img" aria-label={label}>
      <PictureStrokes picture={picture} />
    </svg>
  );
}
