import type { Rule } from './catalogue-types';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR } from './slots/collar';
import { HEM_SHAPE } from './slots/hem-shape';
import { LENGTH } from './slots/length';
import { SILHOUETTE } from './slots/silhouette';
import { SLEEVE } from './slots/sleeve';
import { FINISHED, SLEEVE_FINISH } from './slots/sleeve-finish';
import { allBut, having } from './slots/traits';

/** Sleeves whose fullness is gathered into their end. */
const GATHERED = having(SLEEVE, ({ gathered }) => gathered).sleeve;

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
  ...excluded(
    GATHERED,
    'fullness-needs-band',
    having(SLEEVE_FINISH, ({ holds }) => !holds),
  ),
  ...excluded(['bishop'], 'bishop-needs-length', { 'sleeve-length': ['short'] }),
  ...excluded(['two-piece'], 'two-piece-bends-at-elbow', { 'sleeve-length': ['short', 'elbow'] }),
  // A cuff opens by a slash, for which there is cloth on the forearm only.
  {
    when: { 'sleeve-finish': ['cuff'], ...FINISHED },
    excludes: { 'sleeve-length': ['short', 'elbow'] },
    reason: 'cuff-needs-forearm',
  },
  // What is left of the shoulder is too short to open in.
  ...excluded(
    ['straps'],
    'sleeve-takes-shoulder',
    having(BUST_SHAPING, ({ from }) => from === 'shoulder' || from === 'neckline'),
  ),
  ...excluded(['straps', 'cap'], 'sleeve-takes-shoulder', { 'back-shaping': ['shoulder-dart'] }),
  ...excluded(['raglan'], 'sleeve-takes-shoulder', {
    ...having(BUST_SHAPING, ({ from }) => from !== 'side' && from !== 'lower-edge'),
    'back-shaping': ['shoulder-dart', 'princess'],
  }),
  // Its seam begins in the neckline: what turns or opens there would meet it.
  ...excluded(
    ['raglan'],
    'collar-needs-shoulder-seam',
    having(COLLAR, ({ grownOn }) => grownOn),
  ),
  ...excluded(['raglan'], 'raglan-needs-neckline', {
    'neckline-front': ['keyhole'],
    opening: ['back-keyhole'],
  }),
  ...excluded(['straps'], 'straps-bare-the-neck', allBut(COLLAR, 'none')),
  // Cut in one with front and back, the sleeve leaves no armhole, and its underarm takes the upper part of the side.
  ...excluded(['kimono'], 'kimono-has-no-armhole', {
    ...allBut(BUST_SHAPING, 'side-dart', 'waist-dart'),
    'back-shaping': ['shoulder-dart', 'princess'],
  }),
  // The dart over the bust lies low on the side, where waist darts would cross it.
  ...excluded(
    ['kimono'],
    'kimono-hangs-straight',
    having(SILHOUETTE, ({ shaped }) => shaped),
  ),
  // Underarm and bust dart share the side: it must go on below the waist, far enough to press the dart down on it.
  ...excluded(['kimono'], 'kimono-needs-side', {
    ...having(LENGTH, ({ over }) => over === 'waist' || over === 'high-hip'),
    'waist-seam': ['empire', 'natural'],
  }),
  // Its round underarm reaches far down the arm.
  ...excluded(['kimono'], 'kimono-needs-length', { 'sleeve-length': ['short', 'elbow'] }),
  ...excluded(['kimono'], 'kimono-takes-no-slash', { 'sleeve-finish': ['cuff'] }),
  // Its bust dart and its underarm are placed for a level hem and for moderate ease; wider, the underarm would pass over both.
  ...excluded(['kimono'], 'kimono-needs-moderate-ease', { fit: ['loose'] }),
  ...excluded(['kimono'], 'kimono-needs-side', { pockets: ['in-seam'] }),
  ...excluded(['kimono'], 'kimono-hem-stays-level', allBut(HEM_SHAPE, 'straight')),
  // Their cap is cut from the armhole: with so little ease in it, the arm has none.
  ...excluded(['raglan', 'flutter'], 'sleeve-needs-ease', { fit: ['very-fitted'] }),
  // The panel seam would end where the flutter's crown is matched.
  ...excluded(['flutter'], 'flutter-needs-whole-armhole', { 'bust-shaping': ['princess-armhole'] }),
];
