import { parseArgs } from 'node:util';

export const USAGE = `npm run --silent draft -- (--body FILE | --size 34…56) [--choices FILE] [--out DIR]
    [--formats a4,a3,a0,a0-long,projector-grid,projector,booklet] [--locale fr|en|de] [--name NAME] [--code CODE] [--date YYYY-MM-DD]
npm run --silent draft -- --batch       one {"id","choices","body"} a line in, one {"id","draft"} or {"id","refused"} a line out
npm run --silent draft -- --batch --drawn   the same, but all six files of each draft made and read back: {"id","drawn":{"worst","findings"}}
    a line out (cm), and at the end, on the error stream, the worst distance of all and how many files have findings
npm run --silent draft -- --freedom [--count N]   how freely values mix: pairs that exclude each other, and which share of N
    designs chosen blindly is drafted, with the reasons of the others
npm run --silent draft -- --catalogue   everything that can be chosen, as JSON`;

export interface Args {
  readonly body?: string;
  readonly size?: string;
  readonly choices?: string;
  readonly out: string;
  readonly formats?: string;
  readonly locale: string;
  readonly name: string;
  readonly code: string;
  readonly date: string;
  readonly batch: boolean;
  readonly drawn: boolean;
  readonly freedom: boolean;
  readonly count: string;
  readonly catalogue: boolean;
  readonly help: boolean;
}

/** The command line, defaults filled in. Refuses options it does not know. */
export function readArgs(argv: readonly string[]): Args {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      body: { type: 'string' },
      size: { type: 'string' },
      choices: { type: 'string' },
      out: { type: 'string', default: '.' },
      formats: { type: 'string' },
      locale: { type: 'string', default: 'fr' },
      name: { type: 'string', default: 'Droitfil' },
      code: { type: 'string', default: '—' },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      batch: { type: 'boolean', default: false },
      drawn: { type: 'boolean', default: false },
      freedom: { type: 'boolean', default: false },
      count: { type: 'string', default: '300' },
      catalogue: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return values;
}
