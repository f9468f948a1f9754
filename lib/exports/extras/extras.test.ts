import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import type { OpenDatabase } from '@/lib/db/types';
import { openTestDatabase } from '@/lib/testing/db/databases';
import {
  draws,
  scriptedRenderer,
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { fulfil } from '../fulfil';
import { claimJob } from '../job';
import { placeExport } from '../place';
import { calibratedSheet } from './calibrated';
import { patternDxf, pieceArchive, pieceFiles } from './piece-files';
import { reprintOf, reprintSheets } from './reprint';

describe('what a delivered pattern gives besides its files', () => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let jeanne: User;
  let marie: User;
  let ready: string;
  let waiting: string;
  const square = { format: 'a4', square: 'metric', across: 9.9, up: 10 };

  beforeAll(async () => {
    opened = await openTestDatabase();
    services = testExportServices(opened);
    jeanne = await testUser(opened, 'jeanne');
    marie = await testUser(opened, 'marie');
    ready = (await placeExport(services, jeanne, testOrder('extras-01'))).patternId;
    const job = await claimJob(opened.db, 30);
    const closing = new AbortController().signal;
    if (job) await fulfil({ services, renderer: scriptedRenderer(draws), leaseSeconds: 30, closing }, job);
    waiting = (await placeExport(services, jeanne, testOrder('extras-02'))).patternId;
  }, 60_000);
  afterAll(async () => {
    services.clear();
    await opened.close();
  });

  const asked = (user: User, id: string) => [
    calibratedSheet(services, user, id, square),
    pieceFiles(services, user, id, 'fr'),
    pieceArchive(services, user, id, 'fr'),
    patternDxf(services, user, id),
    reprintOf(services, user, id, { printed: ready }),
    reprintSheets(services, user, id, { printed: ready, format: 'a4' }),
  ];
  const codes = (calls: readonly Promise<unknown>[]) =>
    Promise.all(
      calls.map((call) =>
        call.then(
          () => 'made',
          ({ code }) => code,
        ),
      ),
    );

  it('is for its owner', async () => {
    expect(new Set(await codes(asked(jeanne, ready)))).toEqual(new Set(['made']));
    expect(new Set(await codes(asked(marie, ready)))).toEqual(new Set(['not-found']));
    expect(await codes([reprintOf(services, marie, ready, { printed: ready })])).toEqual(['not-found']);
  });

  it('waits until the pattern is there: nothing is had before it is paid', async () => {
    expect(new Set(await codes(asked(jeanne, waiting)))).toEqual(new Set(['export-not-ready']));
    const unprinted = reprintOf(services, jeanne, ready, { printed: waiting });
    expect(await codes([unprinted])).toEqual(['export-not-ready']);
  });

  it('is called after the pattern', async () => {
    const sheet = await calibratedSheet(services, jeanne, ready, square);
    const archive = await pieceArchive(services, jeanne, ready, 'fr');
    const dxf = await patternDxf(services, jeanne, ready);
    const again = await reprintSheets(services, jeanne, ready, { printed: ready, format: 'a3' });
    expect([sheet, archive, dxf, again].map(({ name }) => name)).toEqual([
      'mon-oeuvre-a4-calibrated.pdf',
      'mon-oeuvre-pieces-svg.zip',
      'mon-oeuvre-pieces.dxf',
      'mon-oeuvre-a3-changes.pdf',
    ]);
    const files = unzipSync(archive.bytes);
    expect(Object.keys(files)[0]).toBe('01-front.svg');
    expect(Object.values(files).every((bytes) => strFromU8(bytes).includes('<svg'))).toBe(true);
    expect(archive.bytes).toEqual((await pieceArchive(services, jeanne, ready, 'fr')).bytes);
  });

  it.each([
    [{ across: 9.6 }, 'across'],
    [{ up: 10.4 }, 'up'],
    [{ square: 'inches', across: 10, up: 10.16 * 1.04 }, 'up'],
  ])('refuses a square past what a file can mend: %j', async (change, side) => {
    await expect(calibratedSheet(services, jeanne, ready, { ...square, ...change })).rejects.toMatchObject({
      code: 'print-too-far-off',
      fields: [side],
    });
  });

  it.each([
    [{ across: 0 }, 'across'],
    [{ up: '10' }, 'up'],
    [{ format: 'projector' }, 'format'],
    [{ square: 'feet' }, 'square'],
  ])('refuses by field: %j', async (change, field) => {
    await expect(calibratedSheet(services, jeanne, ready, { ...square, ...change })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [field],
    });
  });
});
