import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userOf } from '@/lib/accounts/users';
import type { OpenDatabase } from '@/lib/db/types';
import type { Charge, Credits } from '@/lib/exports/credits';
import type { Engine } from '@/lib/exports/engine';
import type { RenderedFile } from '@/lib/exports/order';
import type { Renderer } from '@/lib/exports/renderer';
import type { ExportServices } from '@/lib/exports/services';
import { createLog } from '@/lib/log/log';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { openFolder } from '@/lib/storage/folder';
import { createLinks } from '@/lib/storage/links';
import { blankExtrasRenderer } from './extras-renderer';

/** Credits that only remember, as `reserve:1`, `capture:1` … for each export. */
function rememberingCredits() {
  const moves = new Map<string, string[]>();
  const note =
    (move: string) =>
    async (_: unknown, { exportId, tries }: Charge) => {
      moves.set(exportId, [...(moves.get(exportId) ?? []), `${move}:${tries}`]);
    };
  const credits: Credits = {
    next: async () => 'free',
    reserve: note('reserve'),
    capture: note('capture'),
    release: note('release'),
  };
  return { credits, movesOf: (exportId: string) => moves.get(exportId) ?? [] };
}

/** An engine that drafts nothing but answers as the real one does. */
const blankEngine: Engine = {
  draft: async () => ({
    drafted: {
      engine: 'test',
      difficulty: 2,
      times: { preparationMinutes: 60, realisationMinutes: 180 },
      notices: [],
      thumbnail: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  }),
  async close() {},
};

const blankFiles: readonly RenderedFile[] = ['a4', 'booklet'].map((format) => ({
  format,
  extension: 'pdf',
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode(`%PDF ${format}`),
}));

/** A renderer whose every call is the next of `acts`, the last one repeated. */
export function scriptedRenderer(...acts: Renderer['render'][]): Renderer & { calls(): number } {
  let calls = 0;
  return {
    render(order, options) {
      const act = acts[Math.min(calls++, acts.length - 1)] as Renderer['render'];
      return act(order, options);
    },
    calls: () => calls,
    async close() {},
  };
}

export const draws: Renderer['render'] = async (_, { onProgress }) => {
  onProgress(0.5);
  return blankFiles;
};

export interface TestExportServices extends ExportServices {
  /** Where its files are. */
  readonly dir: string;
  movesOf(exportId: string): string[];
  clear(): void;
}

/** The services of exports over a test database and a folder of its own. */
export function testExportServices(
  { db }: OpenDatabase,
  changes: Partial<ExportServices> = {},
): TestExportServices {
  const dir = mkdtempSync(join(tmpdir(), 'droitfil-files-'));
  const { credits, movesOf } = rememberingCredits();
  const origin = 'http://localhost:3000';
  return {
    db,
    storage: openFolder(dir),
    links: createLinks(['a secret of at least thirty-two letters'], 'file-link'),
    credits,
    importsNeedPlan: true,
    engine: blankEngine,
    extrasRenderer: blankExtrasRenderer,
    origins: { fr: origin, en: origin, de: origin },
    log: createLog('silent'),
    wake() {},
    ...changes,
    ...{ dir, movesOf },
    clear: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** A person with an address. */
export function testUser({ db }: OpenDatabase, objectId: string) {
  const issuedAt = Math.floor(Date.now() / 1000);
  return userOf(db, {
    tenant: 't',
    objectId,
    issuedAt,
    email: `${objectId}@exemple.fr`,
    firstName: 'Jeanne',
  });
}

/** A valid order of a plain top in size 38, whether or not there is one already. */
export function testOrder(idempotencyKey: string, changes: Record<string, unknown> = {}) {
  const wearer = { name: 'Moi', measured: STANDARD_SIZES['38'] };
  return {
    locale: 'fr',
    again: true,
    idempotencyKey,
    patternName: 'Mon œuvre',
    choices: { garment: 'top' },
    wearer,
    ...changes,
  };
}
