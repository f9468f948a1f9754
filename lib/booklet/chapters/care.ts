import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { beside, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { bullets, paragraph } from '../compose/text';
import { qrBlock } from '../drawings/qr';

const QR = 3.4;

export const care: Chapter = {
  id: 'care',
  room: 0,
  blocks: (book) => [
    together([
      ...bullets(['wash', 'dry', 'iron', 'store'].map((key) => say(book, `care.${key}`))),
      sectionTitle(say(book, 'care.again')),
      beside([
        { left: 0, block: qrBlock(qrText(book), QR) },
        { left: QR + 0.6, block: versionText(book) },
      ]),
    ]),
  ],
};

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
