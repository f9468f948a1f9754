import type { Choices } from '@/lib/choices/types';
import type { Figures } from '@/lib/errors/app-error';
import type { ClothWidth } from '@/lib/fabrics/cloth-widths';
import type { Cloth, Remedy } from '@/lib/layout/will-it-fit';
import type { Body } from '@/lib/measurements/names';

/** What the page and the preview worker say to each other. Plain data both ways, centimetres, y downward in pictures. */

export type View = 'front' | 'back' | 'pieces' | 'fit';

/** A line of a picture, ready for an SVG path. */
export interface PictureStroke {
  readonly kind: 'stroke';
  readonly id: string;
  readonly d: string;
  /** Names of the drawing's stroke and fill: the style sheet gives them their inks. */
  readonly stroke: string;
  readonly fill: string;
  /** The paint of its cloth, by id, where it is cloth of a garment. */
  readonly paint?: string;
  /** Points at even arc length, x then y, by which an outline moves to the next one. */
  readonly trail?: Float32Array;
  readonly closed: boolean;
}

export interface PictureText {
  readonly kind: 'text';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly angle: number;
  /** What it says, when it is not the name of something. */
  readonly text: string;
}

/** Cloth that does not lie upright: the paint `of`, turned clockwise by degrees about a point. */
export interface LyingCloth {
  readonly id: string;
  readonly of: string;
  readonly turn: number;
  readonly about: readonly [number, number];
}

export interface Picture {
  /** `viewBox`: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly strokes: readonly PictureStroke[];
  readonly texts: readonly PictureText[];
  /** Of a garment: how its cloth lies beside upright. The page has the paints these are taken from. */
  readonly cloth?: readonly LyingCloth[];
}

/** A picture that only stands there: its strokes written out, for a card. */
export interface Thumbnail {
  readonly box: Picture['box'];
  /** A garment, which the page shows in its cloth. */
  readonly worn: boolean;
  readonly markup: string;
}

/** One piece of the pattern as the pieces view names it. */
export interface PieceLabel {
  readonly id: string;
  /** The side of the wearer it is for, of what is cut for each. */
  readonly side?: 'left' | 'right';
  readonly material: string;
  readonly count: number;
  readonly onFold: boolean;
  readonly x: number;
  readonly y: number;
  /** Across and along the cloth, as it is cut, cm. */
  readonly wide: number;
  readonly high: number;
}

/** What the garment leaves at one girth: where to write it in the picture of the fit, y downward, cm. */
interface FitLabel {
  readonly id: 'bust' | 'waist' | 'hip';
  readonly x: number;
  readonly y: number;
  readonly garment: number;
  readonly ease: number;
}

export interface Summary {
  readonly difficulty: number;
  readonly preparationMinutes: number;
  readonly realisationMinutes: number;
  /** As the booklet tells it: of the garment as worn, cm. */
  readonly finished: Readonly<Record<string, number>>;
  readonly ease: Readonly<Record<string, number>>;
  readonly notices: readonly { readonly code: string; readonly figures: Figures }[];
  readonly pieces: readonly PieceLabel[];
  readonly fit: readonly FitLabel[];
}

export interface DrawJob {
  readonly kind: 'draw';
  readonly choices: Choices;
  readonly body: Body;
  readonly views: readonly View[];
  /** Jobs of one gesture may all be shown; of others only the newest. */
  readonly gesture?: string | undefined;
  /** The page shows this drawing already: only its proof is wanted. */
  readonly known?: boolean | undefined;
  /** What may be asked for next: drawn once this is shown. */
  readonly next?: readonly Choices[] | undefined;
}

/** Fabric and pages: slower than the picture, so asked when the hand rests. */
export interface FiguresJob {
  readonly kind: 'figures';
  readonly choices: Choices;
  readonly body: Body;
  readonly clothWidth: ClothWidth;
  readonly words: LayoutWords;
}

/** What is written along the edges of cloth that pieces are laid on. */
export interface LayoutWords {
  readonly fold: string;
  readonly selvedge: string;
}

/** Whether a piece of cloth somebody has will do. */
export interface ClothJob {
  readonly kind: 'cloth';
  readonly choices: Choices;
  readonly body: Body;
  readonly cloth: Cloth;
  readonly words: LayoutWords;
}

export interface ThumbnailsJob {
  readonly kind: 'thumbnails';
  readonly choices: Choices;
  readonly body: Body;
  readonly slot: string;
  readonly values: readonly string[];
  /** Slots that give way last. */
  readonly chosen: readonly string[];
  /** The whole design each value stands for, where it is more than one option: a garment. */
  readonly designs?: Readonly<Record<string, Choices>>;
}

export type Job = DrawJob | FiguresJob | ThumbnailsJob | ClothJob;
export type Request = Job & { readonly id: number };
/** What the page says to a worker: a request, or to let go of all it was asked. */
export type Message = Request | { readonly kind: 'pause' };
/** Where the worker may listen before it goes on; after a `rest` of so many ms only if nothing newer is asked by then. */
export type Pause = null | { readonly kind: 'rest'; readonly ms: number };

/** A choice that lets the garment be cut from the cloth. */
export interface Smaller {
  readonly slot: string;
  readonly value: string;
}

/** Pieces on their cloth, which lies folded or opened out. */
export interface Laid {
  readonly picture: Picture;
  readonly folded: boolean;
}

/** A garment as the screen shows it. */
export interface Drawing {
  readonly pictures: Partial<Record<View, Picture>>;
  readonly summary: Summary;
}

export type Answer =
  | {
      readonly kind: 'cloth';
      readonly id: number;
      readonly fits: boolean;
      /** Cloth missing, cm of length; absent when it is too narrow. */
      readonly missing?: number;
      /** What would make it do: to lay it otherwise, or to choose otherwise. */
      readonly remedy?: Remedy;
      readonly smaller?: Smaller;
      /** Length used of the cloth in the picture, cm, and whether it lies folded. */
      readonly length?: number;
      readonly folded?: boolean;
      readonly picture?: Picture;
    }
  | (Drawing & { readonly kind: 'drawn'; readonly id: number; readonly tookMs: number })
  /** Of what may be asked for next. */
  | (Drawing & { readonly kind: 'ahead'; readonly id: number; readonly choices: Choices })
  /** The drawing the page knew needs nothing but its proof. */
  | { readonly kind: 'shown'; readonly id: number }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly code: string;
      readonly fields: readonly string[];
      readonly figures: Figures;
    }
  | {
      readonly kind: 'figures';
      readonly id: number;
      /** Cm of shell cloth to buy; `null` when a piece is wider than the bolt. */
      readonly clothLength: number | null;
      /** The pieces laid on that cloth, as the booklet lays them. */
      readonly laid: Laid | null;
      readonly pagesA4: number;
    }
  | {
      readonly kind: 'thumbnails';
      readonly id: number;
      readonly slot: string;
      readonly pictures: Readonly<Record<string, Thumbnail>>;
    }
  /** Let go of, as asked. */
  | { readonly kind: 'dropped'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

export type Refused = Extract<Answer, { kind: 'refused' }>;
export type FiguresFound = Extract<Answer, { kind: 'figures' }>;
export type ThumbnailsFound = Extract<Answer, { kind: 'thumbnails' }>;
export type ClothAnswered = Extract<Answer, { kind: 'cloth' }>;
