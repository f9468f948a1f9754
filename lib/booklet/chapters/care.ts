import { type Book, isLined, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { qrBlock } from '../compose/draw-qr-code';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { ruledLines } from '../compose/ruled-lines';
import { frame } from '../compose/strokes';
import { bullets, paragraph } from '../compose/text';
import { otherwise, type Place, saySentences, yes } from '../sentences';

const QR = 3.4;
const SCRAP = 7.2;
const LINES = 9;

/** A page of its own has room for a scrap of the cloth and a few notes on it. */
export const care: Chapter = {
  id: 'care',
  room: 0,
  blocks: (book) => [careOf(book)],
  settings: (book) => [() => [careOf(book), scrapOf(book)], () => [careOf(book)]],
};

/** How the garment is washed, dried, pressed and mended: by what it is made of. */
export function careLines(book: Book): string[] {
  const { choices, pieces } = book.draft;
  const facts = {
    garment: choices.garment,
    lined: yes(isLined(book.draft)),
    fused: yes(pieces.some(({ material }) => material === 'interfacing')),
    faced: yes(pieces.some(({ part }) => part === 'facing')),
  };
  return [
    saySentences(book, 'care.wash', WASH, facts),
    say(book, 'care.dry', facts),
    saySentences(book, 'care.iron', IRON, facts),
    say(book, 'care.store', facts),
  ];
}

type Facts = Readonly<Record<'garment' | 'lined' | 'fused' | 'faced', string>>;

const WASH: readonly Place<Facts>[] = [
  {
    jacket: ({ garment }) => garment === 'jacket',
    fused: ({ fused }) => fused === 'yes',
    unfused: otherwise,
  },
];
const IRON: readonly Place<Facts>[] = [{ lined: ({ lined }) => lined === 'yes', unlined: otherwise }];

function careOf(book: Book): Block {
  return together(
    [
      ...bullets(careLines(book)),
      sectionTitle(say(book, 'care.again')),
      beside([
        { left: 0, block: qrBlock(qrText(book), QR) },
        { left: QR + 0.6, block: versionText(book) },
      ]),
    ],
    { after: 0.4 },
  );
}

function scrapOf(book: Book): Block {
  const label = paragraph(say(book, 'care.scrap'), { style: 'caption', width: SCRAP - 0.6 });
  const box: Block = {
    height: SCRAP,
    draw: (x, y) => [frame(x, y, SCRAP, SCRAP, 'stitch'), ...label.draw(x + 0.3, y - 0.25)],
  };
  const left = SCRAP + 0.8;
  return together([
    sectionTitle(say(book, 'care.cloth')),
    beside([
      { left: 0, block: box },
      { left, block: ruledLines(LINES, COLUMN_WIDTH - left) },
    ]),
  ]);
}

/** What the QR code holds: the address of this version, or its code when the site has no address. */
export const qrText = ({ link, code }: Book) => link ?? code;

function versionText(book: Book) {
  const width = 11.5;
  const { code, numbers, date, draft } = book;
  return together([
    paragraph(code, { style: 'section', width, after: 0.15 }),
    paragraph(say(book, 'care.code'), { width, after: 0.15 }),
    paragraph(say(book, 'care.version', { date: numbers.date(date), engine: draft.engine }), {
      style: 'caption',
      width,
    }),
  ]);
}
