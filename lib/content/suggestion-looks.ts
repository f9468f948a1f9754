import { type Look, readLook } from '@/lib/cloth/look';

/** The cloth that becomes a suggestion, as `lib/cloth` writes it. One that is not named is shown in unbleached cotton. */
export const SUGGESTION_LOOKS: Readonly<Record<string, string>> = {
  'asymmetric-dress': 'chambray.rose',
  'boat-neck-top': 'breton.navy',
  bolero: 'velvet.bottle',
  'button-shirt': 'striped.blue+poplin.white',
  'cape-blouse': 'satin.green',
  'carmen-dress': 'flowered.ecru',
  'circle-dress': 'gingham.red',
  'cowl-top': 'satin.black',
  'elastic-shirt-dress': 'striped.green',
  'halter-dress': 'flowered.rose',
  'hooded-jacket': 'corduroy.bottle',
  'kimono-dress': 'linen.indigo',
  'one-shoulder-dress': 'dotted.white',
  parka: 'gabardine.olive',
  'peplum-top': 'satin.blush',
  'peter-pan-top': 'flowered.rose+poplin.white',
  'pleated-dress': 'tartan.green',
  'princess-sheath': 'gabardine.red',
  'raglan-dress': 'windowpane.brown',
  'shawl-coat': 'herringbone.brown',
  'shift-dress': 'dotted.rust',
  'shirt-dress': 'chambray.blue',
  'sleeveless-shell': 'linen.sage',
  'strap-sundress': 'gingham.blue',
  'tailored-jacket': 'houndstooth.black',
  'tiered-dress': 'flowered.midnight',
  tunic: 'linen.rust',
  'v-neck-blouse': 'satin.ochre',
  'wrap-top': 'dotted.navy',
};

/** What a suggestion is shown in. */
export const suggestionLook = (slug: string): Look | undefined => readLook(SUGGESTION_LOOKS[slug]);
