import type { Pair } from '@/lib/geometry/types';
import type { ThemeName } from './styles';
import type { Box, Item } from './types';

/** A document of pages as plain data, in centimetres: what `lib/pdf` writes. */

/** A switchable layer under the reader's own name for it. `id` is a `Layer` or a `group` of the items. */
export interface DocumentLayer {
  readonly id: string;
  readonly name: string;
  /** Off when the file opens; every layer is on unless said so, because phones ignore layers. */
  readonly hidden?: boolean;
}

/** A drawing written once and shown as often as placements ask. */
export interface Form {
  readonly id: string;
  readonly box: Box;
  readonly items: readonly Item[];
}

export interface Placement {
  readonly form: string;
  /** Where the form's origin comes to lie on the page. */
  readonly offset: Pair;
  /** The part of the page it may mark. */
  readonly clip?: Box;
  readonly scale?: number;
}

/** A picture of pixels: a baseline JPEG in three colours. */
export interface Raster {
  readonly jpeg: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

/** A picture and where it lies on its page. */
export interface PlacedRaster {
  readonly raster: Raster;
  readonly box: Box;
}

/** A page with its origin at the lower left: `under` is drawn first, then rasters, the placements, and the items. */
export interface Page {
  /** Its address among the pages, such as `B3`. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly under?: readonly Item[];
  readonly rasters?: readonly PlacedRaster[];
  readonly placements?: readonly Placement[];
  readonly items: readonly Item[];
}

export interface Bookmark {
  readonly title: string;
  /** Index of the page. */
  readonly page: number;
  /** Part of the page to show; the whole page when absent. */
  readonly box?: Box;
  readonly children?: readonly Bookmark[];
}

export interface Document {
  readonly title: string;
  readonly subject?: string;
  readonly author: string;
  readonly lang: string;
  /** Day of the version, `YYYY-MM-DD`: the only date the file carries. */
  readonly date: string;
  readonly theme: ThemeName;
  readonly layers: readonly DocumentLayer[];
  readonly forms: readonly Form[];
  readonly pages: readonly Page[];
  readonly bookmarks: readonly Bookmark[];
  /** Enlarges every page's content about its centre, across and up, to undo a printer's error. */
  readonly compensation?: Pair;
}
