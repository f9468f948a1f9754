'use client';

import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { Picture } from '../worker/protocol';
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
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Written over the drawing. */
  readonly children?: ReactNode;
}

/** A centimetre grid runs under the drawing as far as anyone can look. */
const GRID_REACH = 400;

/** The drawing on its grid: moves with every change. */
export function StagePicture({ picture, label, camera, svg, fine, children }: StagePictureProps) {
  const grid = useId();
  const group = useRef<SVGGElement>(null);
  const trace = useRef<SVGPathElement>(null);
  useMorph(group, trace, picture);
  return (
    <>
      <svg
        ref={svg}
        className={styles.picture}
        viewBox={camera.viewBox}
        role="img"
        aria-label={label}
        data-zoomed={camera.zoomed || undefined}
        data-fine={fine || undefined}
      >
        <defs>
          <pattern id={`${grid}-1`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path className={styles.fine} d="M0 0H1M0 0V1" />
          </pattern>
          <pattern id={`${grid}-10`} width="10" height="10" patternUnits="userSpaceOnUse">
            <path className={styles.coarse} d="M0 0H10M0 0V10" />
          </pattern>
        </defs>
        {['1', '10'].map((step) => (
          <rect
            key={step}
            x={-GRID_REACH}
            y={-GRID_REACH}
            width={GRID_REACH * 2}
            height={GRID_REACH * 2}
            fill={`url(#${grid}-${step})`}
          />
        ))}
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
