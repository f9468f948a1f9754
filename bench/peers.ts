// npm run bench:peers: FreeSewing's shirt and coat beside ours, one after the other on this machine, as a table.
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { ours, withFile } from './peers/ours';
import { seamLines, sideBySide } from './peers/table';
import { installPeers, theirs } from './peers/theirs';

const ALLOWANCE_MM = 10;

const SHIRT = completeChoices(
  'top',
  { collar: 'shirt', opening: 'front-buttons', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' },
  {},
);
/** As their coat: princess seams, two-piece sleeves, two rows of buttons, flap pockets, lined, to the knee. */
const COAT = completeChoices(
  'jacket',
  {
    'bust-shaping': 'princess-armhole',
    'back-shaping': 'princess',
    opening: 'double-breasted',
    pockets: 'flap',
    length: 'knee',
    inside: 'lining',
  },
  {},
);

const HOW = `How this is measured
- Drafts: each side in its own process, 1,000 drafts to warm up, median of 100, by the clock and of processor time. Ours
  stands there without its checks, like for like, and with them: FreeSewing has none. Body: a European 38 here, the
  library's cisFemaleAdult34 there (the nearest).
- Seams: theirs as sewn by its instructions, lengths taken along its seam lines between its own points, less the ease its
  design states (bench/freesewing/seams.mjs lists them, and what cannot be told from its points). Ours: every seam of the
  draft, less its planned ease.
- Corners: least distance from a corner of the seam line to the cut line where both sides have the allowance asked.
- A4 file: from measurements to bytes. Theirs: its editor's own tiler and PDF maker, unmodified, run in Node without the
  web worker; pdfkit 0.16 packs its streams (Flate) and sets text in Helvetica, which is not embedded; the whole drawing
  is written again on every page. Ours: all checks, nesting and page map included; streams packed (Flate), object
  streams; Source Sans embedded as a subset; the drawing is written once and placed on each page.
`;

installPeers();
const body = STANDARD_SIZES['38'];
const shirts = [
  theirs('shirt', ['--file']),
  await withFile(await ours('Droitfil shirt', SHIRT, body, ALLOWANCE_MM), SHIRT, body),
] as const;
const coats = [theirs('coat'), await ours('Droitfil coat', COAT, body, ALLOWANCE_MM)] as const;
process.stdout.write(
  [sideBySide(...shirts), sideBySide(...coats), seamLines(shirts[0]), seamLines(coats[0]), HOW].join('\n'),
);
