import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, patternExports, patterns, storageRemovals, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { createLimits } from '@/lib/http/server/limits';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { createLinks } from '@/lib/storage/links';
import { testEngines } from '@/lib/testing/db/databases';
import { changeProfile, deleteUser, profileOf, type User, userOf } from './users';
import { addWearer, changeWearer, deleteWearer, findWearer, listWearers } from './wearers';

const now = () => Math.floor(Date.now() / 1000);
const identity = (objectId: string, issuedAt = now()) => ({ tenant: 't', objectId, issuedAt });
const size38 = STANDARD_SIZES['38'];

describe.each(testEngines())('accounts on $name', ({ open }) => {
  let opened: OpenDatabase;
  let jeanne: User;
  let marie: User;

  beforeAll(async () => {
    opened = await open();
    jeanne = await userOf(opened.db, {
      ...identity('jeanne'),
      email: 'jeanne@exemple.fr',
      firstName: 'Jeanne',
    });
    marie = await userOf(opened.db, identity('marie'));
  }, 60_000);
  afterAll(() => opened.close());
  const services = () => {
    const origin = 'http://localhost:3000';
    const emailLinks = createLinks(['a secret of at least thirty-two letters'], 'email-change');
    return { db: opened.db, origins: { fr: origin, en: origin, de: origin }, emailLinks, wake() {} };
  };

  it('are made at first sight and found again', async () => {
    const again = await userOf(opened.db, { ...identity('jeanne'), email: 'other@exemple.fr' });
    expect(again.id).toBe(jeanne.id);
    expect(await profileOf(opened.db, again)).toEqual({ firstName: 'Jeanne', email: 'jeanne@exemple.fr' });
  });

  it('are one, however many requests come first', async () => {
    const requests = Array.from({ length: 20 }, () => userOf(opened.db, identity('colette')));
    const ids = new Set((await Promise.all(requests)).map((user) => user.id));
    expect(ids.size).toBe(1);
  });

  it('are not shared by two tenants with the same object id', async () => {
    const other = await userOf(opened.db, { tenant: 'u', objectId: 'jeanne', issuedAt: now() });
    expect(other.id).not.toBe(jeanne.id);
  });

  it('take no address from a token that is not one', async () => {
    const odd = await userOf(opened.db, {
      ...identity('odd'),
      email: 'a@b.test\r\nBcc: x@y.test',
      firstName: '\u202e',
    });
    expect(await profileOf(opened.db, odd)).toEqual({ firstName: '', email: '' });
  });

  it('keep a changed profile and name wrong fields', async () => {
    const email = 'jeanne@exemple.fr';
    const given = { firstName: 'Jeanne', email, instagram: '@jeanne.coud', facebook: '' };
    const changed = { firstName: 'Jeanne', email, instagram: 'jeanne.coud' };
    expect(await changeProfile(services(), jeanne, given)).toEqual(changed);
    expect(await changeProfile(services(), jeanne, { email })).toEqual(changed);
    expect(await changeProfile(services(), jeanne, { instagram: '' })).toEqual({
      firstName: 'Jeanne',
      email,
    });
    const wrong = { firstName: '', email: 'x', facebook: 'https://evil.test/', admin: true };
    await expect(changeProfile(services(), jeanne, wrong)).rejects.toMatchObject({
      code: 'invalid-input',
      figures: { firstName: 'required', email: 'email', facebook: 'url-host', admin: 'unknown-field' },
    });
  });

  describe('wearers', () => {
    it('are added, changed, listed and deleted', async () => {
      const made = await addWearer(opened.db, jeanne, { name: 'Moi', measured: size38 }, { limit: 2 });
      expect(made).toMatchObject({ name: 'Moi', gender: 'woman', measured: size38 });
      const changed = await changeWearer(opened.db, jeanne, made.id, {
        name: 'Moi 🧵',
        measured: { stature: 170 },
      });
      expect(await findWearer(opened.db, jeanne, made.id)).toEqual(changed);
      expect(await listWearers(opened.db, jeanne)).toEqual([changed]);
      await deleteWearer(opened.db, jeanne, made.id);
      expect(await listWearers(opened.db, jeanne)).toEqual([]);
    });

    it('of another answer like missing ones', async () => {
      const other = await addWearer(opened.db, marie, { name: 'Marie', measured: {} }, { limit: 2 });
      const input = { name: 'x', measured: {} };
      for (const id of [other.id, '00000000-0000-4000-8000-000000000000', 'x', "' or 1=1 --"]) {
        await expect(findWearer(opened.db, jeanne, id)).rejects.toMatchObject({ code: 'not-found' });
        await expect(changeWearer(opened.db, jeanne, id, input)).rejects.toMatchObject({ code: 'not-found' });
        await expect(deleteWearer(opened.db, jeanne, id)).rejects.toMatchObject({ code: 'not-found' });
      }
      expect(await findWearer(opened.db, marie, other.id)).toEqual(other);
    });

    it('never pass the limit, even at once', async () => {
      const colette = await userOf(opened.db, identity('colette'));
      const tries = Array.from({ length: 10 }, (_, i) =>
        addWearer(opened.db, colette, { name: `W${i}`, measured: {} }, { limit: 3 }).then(
          () => 'made',
          (error) => error.code,
        ),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === 'too-many-wearers')).toHaveLength(7);
    });

    it('are made once by a request sent twice', async () => {
      const paul = await userOf(opened.db, identity('pauline'));
      const add = () =>
        addWearer(opened.db, paul, { name: 'P', measured: {} }, { limit: 2, requestKey: 'key-1' });
      const [first, second] = await Promise.all([add(), add()]);
      expect(second).toEqual(first);
      expect(await listWearers(opened.db, paul)).toHaveLength(1);
    });

    it.each([
      [{ bustCircumference: 'abc' }, 'invalid-input', ['bustCircumference'], { bustCircumference: 'number' }],
      [{ bustCircumference: null }, 'invalid-input', ['bustCircumference'], { bustCircumference: 'number' }],
      [{ waist: 70 }, 'invalid-input', ['waist'], { waist: 'unknown-field' }],
      [{ bustCircumference: 0 }, 'implausible-body', ['bustCircumference'], { reason: 'out-of-range' }],
      [{ bustCircumference: 9999 }, 'implausible-body', ['bustCircumference'], { reason: 'out-of-range' }],
      [{ bustCircumference: 36 }, 'implausible-body', ['bustCircumference'], { reason: 'typed-in-inches' }],
      [{ ...size38, underbustCircumference: 120 }, 'implausible-body', ['underbustCircumference'], {}],
      [{ ...size38, hipsToFloor: 115, waistToFloor: 100 }, 'implausible-body', ['hipsToFloor'], {}],
    ])('%j are refused by field', async (measured, code, fields, figures) => {
      const adding = addWearer(opened.db, jeanne, { name: 'x', measured }, { limit: 5 });
      const refusal = await adding.then(
        () => undefined,
        (error) => error,
      );
      expect(refusal).toMatchObject({ code, figures });
      expect(refusal.fields).toEqual(expect.arrayContaining(fields));
    });

    it('are women for now', async () => {
      const adding = addWearer(
        opened.db,
        jeanne,
        { name: 'Paul', gender: 'man', measured: {} },
        { limit: 5 },
      );
      await expect(adding).rejects.toMatchObject({ figures: { gender: 'coming-soon' } });
    });
  });

  it('leave nothing behind, and old tokens do not bring them back', async () => {
    const { db } = opened;
    const louise = await userOf(db, identity('louise'));
    await addWearer(db, louise, { name: 'Louise', measured: size38 }, { limit: 1 });
    await addFile(louise);
    const limits = createLimits(opened);
    for (const who of [louise, jeanne]) await limits.count('order', who.id);
    await deleteUser(db, louise);
    const { rows: counted } = await opened.query('select key from rate_limits', []);
    expect(counted).toEqual([{ key: `order:${jeanne.id}` }]);
    for (const [table, column] of await columnsOfUsers()) {
      const { rows } = await opened.query(
        `select count(*)::int as n from "${table}" where "${column}" = $1`,
        [louise.id],
      );
      expect([table, rows]).toEqual([table, [{ n: 0 }]]);
    }
    expect(await db.select().from(storageRemovals)).toMatchObject([{ storageKey: 'exports/x/1/a4' }]);
    await expect(userOf(db, identity('louise', now() - 1))).rejects.toMatchObject({ code: 'unauthorized' });
    const back = await userOf(db, identity('louise', now() + 2));
    expect(back.id).not.toBe(louise.id);
  });

  async function addFile({ id: userId }: User) {
    const { db } = opened;
    const choices = { version: 1, garment: 'top', options: {}, sizes: {} } as const;
    const pattern = {
      ...{
        userId,
        wearerName: 'L',
        name: 'P',
        garment: 'top',
        code: 'C',
        choices,
        measured: size38,
        body: size38,
      },
      ...{ difficulty: 1, preparationMinutes: 1, realisationMinutes: 1, thumbnailSvg: '<svg/>', engine: '0' },
    };
    const [{ id: patternId } = { id: '' }] = await db.insert(patterns).values(pattern).returning();
    const order = { userId, patternId, idempotencyKey: 'k', requestDigest: 'd', locale: 'fr' };
    const [{ id: exportId } = { id: '' }] = await db.insert(patternExports).values(order).returning();
    const file = { format: 'a4', name: 'a4.pdf', contentType: 'application/pdf', bytes: 1, sha256: 'x' };
    await db.insert(files).values({ ...file, userId, exportId, storageKey: 'exports/x/1/a4' });
  }

  /** Every column of every table that points at a person, read from the database itself. */
  async function columnsOfUsers(): Promise<[string, string][]> {
    const { rows } = await opened.query(
      `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    );
    const own = [['users', 'id']] as [string, string][];
    return [...own, ...rows.map((row) => [String(row.table), String(row.column)] as [string, string])];
  }

  it('tables are all reached from a person', async () => {
    expect((await opened.db.select().from(users)).length).toBeGreaterThan(0);
    const reached = (await columnsOfUsers()).map(([table]) => table).sort();
    const own = [
      'credit_moves',
      'customers',
      'email_changes',
      'exports',
      'files',
      'fit_corrections',
      'outbox',
      'patterns',
      'subscriptions',
      'users',
      'wearers',
    ];
    // Invoices and payments stay, unlinked.
    expect(reached).toEqual([...own, 'invoices', 'payments'].sort());
  });
});
