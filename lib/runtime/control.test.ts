import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPromo } from '@/lib/billing/promo';
import { promoCodes, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { openTestDatabase } from '@/lib/testing/db/databases';
import { testUser } from '@/lib/testing/exports/services';
import { askRunning, openControl } from './control';
import { promoLines, promoRefusal, readPromoCommand } from './promo-command';

describe('promo codes, from the terminal of a running site,', () => {
  let opened: OpenDatabase;
  let dir: string;
  let shut: () => Promise<void>;

  beforeAll(async () => {
    opened = await openTestDatabase();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'droitfil-control-'));
    shut = await openControl(opened.db, dir);
  });
  afterEach(async () => {
    await shut();
    rmSync(dir, { recursive: true, force: true });
    for (const table of [users, promoCodes]) await opened.db.delete(table);
  });

  const run = (line: string) =>
    askRunning(dir, readPromoCommand(line.split(' '))) as Promise<{ code: string }[]>;
  const path = () => join(dir, 'secrets/control.json');

  it('are made, listed and ended', async () => {
    const [made] = await run('create --percent 20 --uses 10 --expires 2027-01-31 --code printemps');
    // The whole of its last day counts, as Paris has it.
    expect(made).toEqual({
      code: 'PRINTEMPS',
      percent: 20,
      maxUses: 10,
      uses: 0,
      expiresAt: '2027-01-31T23:00:00.000Z',
    });
    const jeanne = await testUser(opened, 'jeanne');
    expect(await checkPromo(opened.db, jeanne, 'printemps')).toBe(20);
    const [other] = await run('create --percent 100');
    expect(other?.code).toMatch(/^[A-Z2-9]{10}$/);
    const listed = await run('list');
    expect(listed.map(({ code }) => code)).toEqual(['PRINTEMPS', other?.code]);
    expect(promoLines(listed as never)).toMatch(
      /^PRINTEMPS {2}−20 % {2}until 2027-02-01 00:00 \(Paris\) {2}used 0 of 10 times\n/,
    );
    await run('end printemps');
    await expect(checkPromo(opened.db, jeanne, 'printemps')).rejects.toMatchObject({ code: 'promo-expired' });
  });

  it.each([
    ['create --percent 0', /--percent wants/],
    ['create --percent 96', /at least 50 cents/],
    ['create', /--percent wants/],
    ['create --percent 10 --uses 0', /--uses wants/],
    ['create --percent 10 --expires tomorrow', /--expires wants/],
    ['create --percent 10 --code é', /--code wants/],
    ['end NOBODY', /no code of that name/],
  ])('say what is wrong: %s', async (line, said) => {
    const refused = await run(line).catch((error) => error);
    expect(promoRefusal(refused)).toMatch(said);
    expect(await opened.db.$count(promoCodes)).toBe(0);
  });

  it('are not made twice', async () => {
    await run('create --percent 10 --code FIL');
    const refused = await run('create --percent 20 --code fil').catch((error) => error);
    expect(promoRefusal(refused)).toMatch(/already/);
  });

  it.each(['', 'make', 'end', 'create --colour red', 'list all'])('show how to ask: «%s»', (line) => {
    expect(() => readPromoCommand(line.split(' ').filter(Boolean))).toThrow(/npm run promo/);
  });

  it('are for whoever may read the data folder', async () => {
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(path(), 'utf8'));
    const headers = { authorization: 'Bearer guessed' };
    const body = JSON.stringify({ act: 'list' });
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status).toBe(422);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(422);
  });

  it('are made directly where nobody listens: none runs, or it was killed', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'droitfil-control-'));
    expect(await askRunning(empty, { act: 'list' })).toBeUndefined();
    rmSync(empty, { recursive: true });
    writeFileSync(path(), JSON.stringify({ port: 1, secret: 'gone' }));
    expect(await askRunning(dir, { act: 'list' })).toBeUndefined();
  });
});
