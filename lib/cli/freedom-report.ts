import { CATALOGUE, GARMENTS } from '@/lib/choices/catalogue';
import { type Freedom, measureFreedom } from './freedom';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** What was measured, as lines to read. */
function describeFreedom({ garment, pairs, excluded, passed }: Freedom): string[] {
  return [
    `${garment}: ${excluded} of ${pairs} pairs of values excluded (${percent(excluded, pairs)})`,
    ...passed.flatMap(({ share, asked, drafted, different, reasons }) => [
      `  ${100 * share} % of the slots moved: ${drafted} of ${asked} drafted (${percent(drafted, asked)}), ${different} different`,
      ...reasons.slice(0, 12).map(([reason, times]) => `    ${percent(times, asked)} ${reason}`),
    ]),
  ];
}

/** Every garment measured, and the rules counted. */
export function freedomReport(count: number): string {
  const rules = CATALOGUE.rules.length;
  const reasons = new Set(CATALOGUE.rules.map(({ reason }) => reason)).size;
  const garments = GARMENTS.flatMap((garment) => describeFreedom(measureFreedom(garment, count)));
  return [`${rules} rules, ${reasons} reasons`, ...garments].join('\n');
}
