'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { TroubleNote } from '@/components/session/trouble-note';
import { useResource } from '@/components/session/use-resource';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DownloadIcon } from '@/components/ui/icons/interface';
import { KeptPicture } from '@/components/ui/kept-picture';
import type { PieceFile } from '@/lib/exports/extras/piece-files';
import type { PatternView } from '@/lib/exports/views';
import { saveFile } from '../save-file';
import styles from './extras.module.css';
import { useDownload } from './use-download';

interface PiecesDialogProps {
  readonly pattern: PatternView;
  readonly onClose: () => void;
}

/** Every piece with its picture, to be taken one by one or all at once. */
export function PiecesDialog({ pattern, onClose }: PiecesDialogProps) {
  const t = useTranslations('extras.cutters');
  const load = useCallback((api: Api) => api.pieces(pattern.id), [pattern.id]);
  const { busy, trouble, download } = useDownload();
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('piecesTitle')}
      description={t('piecesText')}
      footer={
        <Button
          variant="primary"
          busy={busy !== null}
          onClick={() => void download('all', (each) => each.pieceArchive(pattern.id))}
        >
          <DownloadIcon />
          {t('all')}
        </Button>
      }
    >
      {trouble && <TroubleNote trouble={trouble} />}
      <Loaded of={useResource(load)} label={t('piecesTitle')} shape={['12rem', '12rem']}>
        {(pieces) => (
          <ul className={styles.pieces}>
            {pieces.map((piece) => (
              <Piece key={piece.id} piece={piece} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

function Piece({ piece: { number, name, cut, svg, preview, file } }: { readonly piece: PieceFile }) {
  const t = useTranslations('extras.cutters');
  return (
    <li className={styles.piece}>
      <KeptPicture className={styles.picture} svg={preview} alt="" />
      <div>
        <h3>
          {number}. {name}
        </h3>
        <p>{cut}</p>
      </div>
      <Button
        size="small"
        aria-label={t('downloadName', { name })}
        onClick={() => saveFile(file, new Blob([svg], { type: 'image/svg+xml' }))}
      >
        <DownloadIcon />
        SVG
      </Button>
    </li>
  );
}
