import { measured, type WordFigure } from './figure';
import { onGarment } from './on-garment';
import { onPiece } from './on-piece';

const SLEEVED = { options: { sleeve: 'set-in', 'sleeve-length': 'long' } };
const BARE = { options: { sleeve: 'none' } };
const neckline = (value: string) =>
  onGarment('front', { options: { 'neckline-front': value, sleeve: 'none' } }, /^front\/neckline/);
const sleeve = (value: string, length = 'short') =>
  onGarment('front', { options: { sleeve: value, 'sleeve-length': length } });
const bust = (value: string) => ({ options: { 'bust-shaping': value } });
const collar = (value: string, options = {}) =>
  onGarment('front', { options: { collar: value, ...options } }, /^front\/(collar|stand)/);
const dress = (options: Readonly<Record<string, string>>) =>
  onGarment('front', { garment: 'dress', options });
const jacket = (options: Readonly<Record<string, string>>, lines?: RegExp) =>
  onGarment('front', { garment: 'jacket', options }, lines);
const pocket = (value: string) => onGarment('front', { options: { pockets: value } }, /pocket|welt|flap/);

/** The pictures of the dictionary, by word. Those the catalogue cannot draft yet are not shown. */
export const FIGURES: Readonly<Record<string, WordFigure>> = {
  'arm-length': measured('armLength'),
  'back-height': measured('backHeight'),
  'back-width': measured('backWidth'),
  biceps: measured('bicepsCircumference'),
  'bust-circumference': measured('bustCircumference'),
  'bust-height': measured('bustHeight'),
  'bust-spacing': measured('bustSpacing'),
  'front-chest-height': measured('frontChestHeight'),
  'front-width': measured('frontWidth'),
  'hip-circumference': measured('hipCircumference'),
  'hips-to-floor': measured('hipsToFloor'),
  'neck-base': measured('neckBaseCircumference'),
  'shoulder-length': measured('shoulderLength'),
  stature: measured('stature'),
  'underbust-circumference': measured('underbustCircumference'),
  'waist-circumference': measured('waistCircumference'),
  'waist-to-floor': measured('waistToFloor'),

  armhole: onPiece('front', { lines: /^armhole/ }, BARE),
  'balance-mark': onPiece('sleeve', { signs: ['notch'] }, SLEEVED),
  bodice: onGarment('front', BARE),
  'bodice-block': onPiece('front', {}, BARE),
  'bust-dart': onPiece('front', { lines: /^bust-dart/ }),
  'bust-point': onPiece('front', { points: ['bustPoint'] }),
  'cap-height': onPiece('sleeve', { lines: /^(cap|biceps)/ }, SLEEVED),
  'cutting-line': onPiece('front', { signs: ['cut'] }),
  dart: onPiece('front', { lines: /dart/ }),
  'dart-point': onPiece('front', { lines: /^bust-dart/, points: ['bustPoint'] }),
  'dart-rotation': onPiece('front', { lines: /dart/ }, bust('armhole-dart')),
  'design-ease': onGarment('front', { options: { fit: 'loose' } }),
  'ease-in': onPiece('sleeve', { lines: /^cap/ }, SLEEVED),
  facing: onPiece('neck-facing-front', {}, SLEEVED),
  'faced-hem': onPiece('front', { lines: /^hem/ }, { options: { hem: 'faced' } }),
  'fisheye-dart': onPiece('back', { lines: /^waist-dart/ }),
  fit: onGarment('front', { options: { fit: 'very-fitted' } }),
  flare: onPiece('front', { lines: /^(side|hem)/ }, { options: { silhouette: 'a-line' } }),
  'a-line': onGarment('front', { options: { silhouette: 'a-line', length: 'tunic' } }),
  'fold-line': onPiece('front', { lines: /^centre/ }),
  'french-dart': onPiece('front', { lines: /dart/ }, bust('french-dart')),
  grainline: onPiece('front', { grain: true }),
  hem: onPiece('front', { lines: /^hem/ }),
  'hip-line': onPiece('front', { lines: /^hip/ }, { options: { length: 'tunic' } }),
  'invisible-zip': onGarment('back', { options: { opening: 'back-zip' } }, /zip|centre/),
  'lengthen-shorten-line': onPiece('front', { lines: /^(above|below)-/ }),
  nape: onPiece('back', { points: ['nape'] }),
  'neck-drop': onPiece('front', { points: ['sideNeckPoint', 'neckPit'] }),
  neckline: onPiece('front', { lines: /^neckline/ }),
  notch: onPiece('front', { signs: ['notch'] }),
  panel: onPiece('front-side', {}, bust('princess-armhole')),
  'princess-seam': onGarment('front', bust('princess-armhole'), /princess|front-centre/),
  'seam-allowance': onPiece('front', { signs: ['cut', 'cut-contrast'] }),
  'shoulder-seam': onPiece('front', { lines: /^shoulder/ }),
  'shoulder-tip': onPiece('front', { points: ['shoulderTip'] }),
  'side-neck-point': onPiece('front', { points: ['sideNeckPoint'] }),
  'side-seam': onPiece('front', { lines: /^side/ }),
  'sleeve-cap': onPiece('sleeve', { lines: /^cap/ }, SLEEVED),
  'stitching-line': onPiece('front', { signs: ['stitch'] }),
  topstitching: onGarment('front', {}, /hem-stitching/),
  'underarm-point': onPiece('front', { points: ['underarm'] }),
  'waist-dart': onPiece('front', { lines: /^waist-dart/ }),
  waistline: onPiece('front', { lines: /^waist$/ }),
  yoke: onPiece('front-yoke', {}, bust('gathered-yoke')),
  zip: onGarment('back', { options: { opening: 'back-zip' } }, /zip|centre/),

  'boat-neck': neckline('boat'),
  'square-neck': neckline('square'),
  'sweetheart-neck': neckline('sweetheart'),
  'v-neck': neckline('v'),
  keyhole: neckline('keyhole'),
  'cowl-neck': onGarment('front', { options: { 'neckline-front': 'cowl', sleeve: 'none' } }, /^front\/cowl/),
  'one-shoulder': onGarment('front', { options: { 'neckline-front': 'one-shoulder' } }, /^front\/neckline/),
  'off-shoulder': onGarment(
    'front',
    { options: { 'neckline-front': 'off-shoulder' } },
    /^front\/neckline|drawn-edge/,
  ),
  'wrap-front': onGarment('front', { options: { 'neckline-front': 'wrap', opening: 'wrap' } }),

  'set-in-sleeve': onGarment('front', SLEEVED, /^front\/armhole/),
  'bell-sleeve': sleeve('bell', 'long'),
  'bishop-sleeve': sleeve('bishop', 'long'),
  'cap-sleeve': sleeve('cap'),
  'dropped-shoulder': sleeve('dropped', 'long'),
  'flutter-sleeve': sleeve('flutter'),
  'kimono-sleeve': sleeve('kimono', 'three-quarter'),
  'puff-sleeve': sleeve('puff'),
  raglan: sleeve('raglan', 'long'),
  'tulip-sleeve': sleeve('tulip'),
  'cape-sleeve': sleeve('cape'),
  'two-piece-sleeve': jacket({ sleeve: 'two-piece', 'sleeve-length': 'long' }),
  halter: sleeve('halter'),
  strap: sleeve('straps'),
  cuff: onGarment('front', { options: { ...SLEEVED.options, 'sleeve-finish': 'cuff' } }, /sleeve\/end/),

  collar: collar('shirt', { opening: 'front-buttons' }),
  'collar-stand': collar('stand', { opening: 'front-buttons' }),
  hood: collar('hood', { opening: 'front-zip' }),
  'notched-collar': jacket({ collar: 'notched' }, /collar/),
  'peter-pan-collar': collar('peter-pan', { opening: 'back-buttons' }),
  'shawl-collar': jacket({ collar: 'shawl' }, /collar/),
  lapel: jacket({ collar: 'notched' }, /^front\/(collar|lapel)/),

  placket: onGarment('front', { options: { opening: 'front-buttons' } }, /edge|placket/),
  buttonhole: onGarment('front', { options: { opening: 'front-buttons' } }, /button/),
  'button-extension': onPiece(
    'front',
    { lines: /centre-front|front-edge/ },
    { options: { opening: 'front-buttons' } },
  ),
  'empire-line': dress({ 'waist-seam': 'empire', skirt: 'a-line' }),
  'circle-skirt': dress({ 'waist-seam': 'natural', skirt: 'full-circle' }),
  'half-circle-skirt': dress({ 'waist-seam': 'natural', skirt: 'half-circle' }),
  gathers: dress({ 'waist-seam': 'natural', skirt: 'gathered' }),
  pleat: dress({ 'waist-seam': 'natural', skirt: 'pleated' }),
  gore: dress({ 'waist-seam': 'natural', skirt: 'panelled' }),
  flounce: dress({ 'waist-seam': 'empire', skirt: 'tiered' }),
  'elastic-waist': onGarment('front', { options: { silhouette: 'elastic-waist' } }, /waist-casing/),
  drawstring: onGarment('front', { options: { silhouette: 'drawstring-waist' } }, /waist-casing/),
  peplum: onGarment('front', { options: { silhouette: 'peplum' } }, /^skirt-front/),
  'patch-pocket': pocket('patch'),
  'chest-pocket': onGarment(
    'front',
    { options: { opening: 'front-buttons', collar: 'shirt', pockets: 'chest' } },
    /pocket/,
  ),
  'welt-pocket': pocket('welt'),
  'in-seam-pocket': pocket('in-seam'),
  flap: pocket('flap'),
  belt: onGarment('front', { options: { belt: 'buckle' } }, /belt/),
  'tie-belt': onGarment('front', { options: { belt: 'tie' } }, /belt|tie/),
  slit: onGarment('front', { options: { 'side-slit': 'sides', length: 'tunic' } }, /slit/),
  ruffle: onGarment('front', { options: { ruffle: 'hem' } }, /ruffle/),
};
