import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WHO = ['stranger', 'deleted account', 'own', 'another’s', 'missing'] as const;
type Who = (typeof WHO)[number];

/** What each route answered to whom while the tests ran, written down as a table beside their results. */
export class AccessMatrix {
  readonly #rows = new Map<string, Partial<Record<Who, number>>>();

  note(route: string, who: Who, status: number) {
    this.#rows.set(route, { ...this.#rows.get(route), [who]: status });
  }

  write(folder = join(process.cwd(), 'test-results')) {
    const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
    const rows = [...this.#rows].map(([route, row]) => line([route, ...WHO.map((who) => row[who] ?? '')]));
    const head = [line(['route', ...WHO]), line(['---', ...WHO.map(() => '---')])];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'access.md'), `${[...head, ...rows.sort()].join('\n')}\n`);
  }
}
