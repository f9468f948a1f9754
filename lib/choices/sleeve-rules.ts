import type { Rule } from './catalogue-types';
import { WITH_FINISH } from './sleeve-sizes';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR } from './slots/collar';
import { SILHOUETTE } from './slots/silhouette';

/** Every value of a slot but these. */
function allBut(values: Readonly<Record<string, unknown>>, ...kept: readonly string[]): string[] {
  return Object.keys(values).filter((name) => !kept.includes(name));
}

/** Each of the slots excluded for itself. */
function excluded(
  sleeve: readonly string[],
  reason: string,
  slots: Readonly<Record<string, readonly string[]>>,
): Rule[] {
  return Object.entries(slots).map(([slot, values]) => ({
    when: { sleeve },
    excludes: { [slot]: values },
    reason,
  }));
}

/** What cannot stand together on the arm. */
export const SLEEVE_RULES: readonly Rule[] = [
  // Gathers must be held by something.
  ...excluded(['puff', 'bishop'], 'fullness-needs-band', { 'sleeve-finish': ['hem', 'ruffle'] }),
  ...excluded(['bishop'], 'bishop-needs-length', { 'sleeve-length': ['short'] }),
  ...excluded(['two-piece'], 'two-piece-bends-at-elbow', { 'sleeve-length': ['short', 'elbow'] }),
  // A cuff opens by a slash, for which there is cloth on the forearm only.
  {
    when: { 'sleeve-finish': ['cuff'], sleeve: WITH_FINISH },
    excludes: { 'sleeve-length': ['short', 'elbow'] },
    reason: 'cuff-needs-forearm',
  },
  // What is left of the shoulder is too short to open in.
  ...excluded(['straps'], 'sleeve-takes-shoulder', {
    'bust-shaping': ['shoulder-dart', 'neck-dart', 'princess-shoulder', 'gathered-yoke'],
  }),
  ...excluded(['straps', 'cap'], 'sleeve-takes-shoulder', { 'back-shaping': ['shoulder-dart'] }),
  ...excluded(['raglan'], 'sleeve-takes-shoulder', {
    'bust-shaping': allBut(BUST_SHAPING.values, 'side-dart', 'french-dart', 'waist-dart'),
    'back-shaping': ['shoulder-dart', 'princess'],
  }),
  // Its seam begins in the neckline: what turns or opens there would meet it.
  ...excluded(['raglan'], 'collar-needs-shoulder-seam', { collar: ['shawl', 'notched', 'funnel'] }),
  ...excluded(['raglan'], 'raglan-needs-neckline', {
    'neckline-front': ['keyhole'],
    opening: ['back-keyhole'],
  }),
  ...excluded(['straps'], 'straps-bare-the-neck', { collar: allBut(COLLAR.values, 'none') }),
  // Cut in one with front and back, the sleeve leaves no armhole, and its underarm takes the upper part of the side.
  ...excluded(['kimono'], 'kimono-has-no-armhole', {
    'bust-shaping': allBut(BUST_SHAPING.values, 'side-dart', 'waist-dart'),
    'back-shaping': ['shoulder-dart', 'princess'],
  }),
  // The dart over the bust lies low on the side, where waist darts would cross it.
  ...excluded(['kimono'], 'kimono-hangs-straight', {
    silhouette: allBut(SILHOUETTE.values, 'straight', 'a-line'),
  }),
  // Underarm and bust dart share the side: it must go on below the waist, far enough to press the dart down on it.
  ...excluded(['kimono'], 'kimono-needs-side', {
    length: ['cropped', 'waist', 'high-hip'],
    'waist-seam': ['empire', 'natural'],
  }),
  // Its round underarm reaches far down the arm.
  ...excluded(['kimono'], 'kimono-needs-length', { 'sleeve-length': ['short', 'elbow'] }),
  ...excluded(['kimono'], 'kimono-takes-no-slash', { 'sleeve-finish': ['cuff'] }),
  // Its bust dart and its underarm are placed for a level hem and for moderate ease; wider, the underarm would pass over both.
  ...excluded(['kimono'], 'kimono-needs-moderate-ease', { fit: ['loose'] }),
  ...excluded(['kimono'], 'kimono-needs-side', { pockets: ['in-seam'] }),
  ...excluded(['kimono'], 'kimono-hem-stays-level', { 'hem-shape': ['curved', 'high-low'] }),
  // Their cap is cut from the armhole: with so little ease in it, the arm has none.
  ...excluded(['raglan', 'flutter'], 'sleeve-needs-ease', { fit: ['very-fitted'] }),
  // The panel seam would end where the flutter's crown is matched.
  ...excluded(['flutter'], 'flutter-needs-whole-armhole', { 'bust-shaping': ['princess-armhole'] }),
];
