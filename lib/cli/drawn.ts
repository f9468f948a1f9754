import type { Locale } from '@/lib/i18n/locales';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import type { Finding, Inspection } from '@/lib/preflight/finding';
import { inspectSheets } from '@/lib/preflight/inspect-sheets';
import { FORMAT_NAMES, type FormatName } from '@/lib/sheets/formats';
import { type SheetSettings, sheetDocument } from '@/lib/sheets/sheets';

/** What the six files of drafts showed when they were read back, and what came of all of them together. */
export class Drawn {
  private drafts = 0;
  private files = 0;
  private faulty = 0;
  private worst = 0;

  private constructor(private readonly settings: SheetSettings) {}

  static async inLanguage(locale: Locale, date: string): Promise<Drawn> {
    const identity = { patternName: 'Droitfil', wearer: '', code: '—', date };
    return new Drawn({ words: await printWords(locale), locale, ...identity });
  }

  /** Makes every format of a draft and reads it back: worst distance (cm) and findings of all. */
  async of(draft: Draft): Promise<Inspection> {
    this.drafts++;
    const findings: Finding[] = [];
    let worst = 0;
    for (const format of FORMAT_NAMES) {
      const found = await this.inspect(draft, format);
      this.files++;
      this.faulty += found.findings.length > 0 ? 1 : 0;
      worst = Math.max(worst, found.worst);
      findings.push(...found.findings);
    }
    this.worst = Math.max(this.worst, worst);
    return { worst, findings };
  }

  private async inspect(draft: Draft, format: FormatName): Promise<Inspection> {
    try {
      const bytes = await writePdf(sheetDocument(draft, format, this.settings));
      return await inspectSheets(bytes, draft, format, this.settings);
    } catch {
      return { worst: 0, findings: [{ kind: 'structure', file: format }] };
    }
  }

  /** One line that says how it went. */
  summary(): string {
    const { drafts, files, faulty, worst } = this;
    const distance = worst.toFixed(4);
    return `${drafts} drafts drawn, ${files} files read back: worst distance ${distance} cm, ${faulty} files with findings`;
  }
}
