import { checkWords } from './checks/pages';
import { Findings, type Inspection } from './finding';
import { readPdf } from './reading/read-pdf';

/** The booklet's pages, cm. */
const A4 = [21, 29.7] as const;
const EXACT = 0.001;

/**
 * Reads a finished booklet: that it can be read whole, that its pages are A4 and that all words lie on them. What its
 * drawings show is for the eye; nothing is cut along them.
 */
export async function inspectBooklet(bytes: Uint8Array): Promise<Inspection> {
  const findings = new Findings('booklet');
  const file = await readPdf(bytes).catch(() => undefined);
  if (!file || file.pages.length === 0) findings.add('structure');
  file?.pages.forEach((page, i) => {
    const name = String(i + 1);
    checkWords(page, name, findings);
    const isA4 = Math.abs(page.width - A4[0]) < EXACT && Math.abs(page.height - A4[1]) < EXACT;
    if (!isA4) findings.add('page-size', { page: name });
  });
  return findings.inspection();
}
