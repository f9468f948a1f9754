'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Projection } from '@/lib/exports/extras/projector';
import { useWakeLock } from '../sewing/use-wake-lock';
import { CornerHandles } from './corner-handles';
import styles from './projector.module.css';
import {
  firstCorners,
  keepSession,
  keptSession,
  LAID,
  LAYERS,
  type LayerName,
  movedBy,
  type Session,
} from './session';
import { Stage } from './stage';

/** Pieces one after the other on the cloth; the table is set once and remembered on this device. */
export function Beam({ projection: { name, pieces } }: { readonly projection: Projection }) {
  const t = useTranslations('extras.projector');
  useWakeLock();
  const [session, setSession] = useSession();
  const [setting, setSetting] = useState(() => keptSession().corners === null);
  const [at, setAt] = useState(0);
  const [lying, setLying] = useState(LAID);
  const frame = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    setAt((to + pieces.length) % pieces.length);
    setLying(LAID);
  };
  useEffect(() => {
    if (setting) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'n' || event.key === 'p') go(at + (event.key === 'n' ? 1 : -1));
      else setLying((now) => movedBy(now, event));
      if (event.key.startsWith('Arrow')) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  if (!session.corners) return null;
  const toggle = (layer: LayerName) => {
    const { hidden } = session;
    const rest = hidden.filter((each) => each !== layer);
    setSession({ ...session, hidden: rest.length === hidden.length ? [...hidden, layer] : rest });
  };
  return (
    <div ref={frame} className={styles.room} data-inverted={session.inverted || undefined}>
      <h1 className="visually-hidden">{t('titleOf', { name })}</h1>
      <Stage
        corners={session.corners}
        hidden={setting ? session.hidden.filter((layer) => layer !== 'grid') : session.hidden}
        piece={setting ? undefined : pieces[at]}
        lying={lying}
      />
      {setting && (
        <CornerHandles corners={session.corners} onMoved={(corners) => setSession({ ...session, corners })} />
      )}
      <div className={styles.controls}>
        {setting ? (
          <>
            <p>{t('set')}</p>
            <Button size="small" variant="primary" onClick={() => setSetting(false)}>
              {t('isSet')}
            </Button>
          </>
        ) : (
          <>
            <p aria-live="polite">{pieces[at]?.name}</p>
            <Button size="small" onClick={() => go(at - 1)}>
              {t('previous')}
            </Button>
            <Button size="small" variant="primary" onClick={() => go(at + 1)}>
              {t('next')}
            </Button>
            <Button size="small" onClick={() => setSetting(true)}>
              {t('setAgain')}
            </Button>
          </>
        )}
        <Button
          size="small"
          aria-pressed={session.inverted}
          onClick={() => setSession({ ...session, inverted: !session.inverted })}
        >
          {t('inverted')}
        </Button>
        {!setting &&
          LAYERS.map((layer) => (
            <Button
              key={layer}
              size="small"
              aria-pressed={!session.hidden.includes(layer)}
              onClick={() => toggle(layer)}
            >
              {t(`layers.${layer}`)}
            </Button>
          ))}
        <Button size="small" onClick={() => void frame.current?.requestFullscreen?.()}>
          {t('fullScreen')}
        </Button>
        <p className={styles.keys}>{t('keys')}</p>
      </div>
    </div>
  );
}

function useSession(): [Session, (to: Session) => void] {
  const [session, set] = useState<Session>(() => {
    const kept = keptSession();
    return kept.corners ? kept : { ...kept, corners: firstCorners(window.innerWidth, window.innerHeight) };
  });
  return [
    session,
    (to) => {
      set(to);
      keepSession(to);
    },
  ];
}
