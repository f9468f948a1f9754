'use client';

import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import type { Picture } from '../worker/protocol';
import { CentimetreGrid } from './centimetre-grid';
import { PictureStrokes } from './picture-view';
import styles from './stage.module.css';
import type { CameraControl } from './use-camera';
import { useMorph } from './use-morph';

interface StagePictureProps {
  readonly picture: Picture;
  readonly label: string;
  readonly camera: CameraControl;
  /** Many lines close together: drawn thinner where there is little room. */
  readonly fine?: boolean;
  /** On the table's grid, where the drawing is as large as life. */
  readonly ruled?: boolean;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Written over the drawing. */
  readonly children?: ReactNode;
}

/** The drawing on its grid: moves with every change. */
export function StagePicture({ picture, label, camera, svg, fine, ruled, children }: StagePictureProps) {
  const group = useRef<SVGGElement>(null);
  const trace = useRef<SVGPathElement>(null);
  useMorph(group, trace, picture);
  return (
    <>
      {ruled && <CentimetreGrid viewBox={camera.viewBox} />}
      <svg
        ref={svg}
        className={styles.picture}
        viewBox={camera.viewBox}
        role="img"
        aria-label={label}
        data-zoomed={camera.zoomed || undefined}
        data-fine={fine || undefined}
        style={{ '--tall': camera.tall } as CSSProperties}
      >
        <PictureStrokes ref={group} picture={picture} />
        {children}
      </svg>
      {/* A picture of its own over the drawing: it fades without the drawing being painted again. */}
      <svg className={styles.trace} viewBox={camera.viewBox} aria-hidden="true">
        <path ref={trace} d="" />
      </svg>
    </>
  );
}
