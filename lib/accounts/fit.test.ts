import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patternExports, patterns, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { placeExport } from '@/lib/exports/place';
import { findPattern } from '@/lib/exports/views';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testEngines } from '@/lib/testing/db/databases';
import {
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { answerFit, removeCorrection } from './fit';
import type { User } from './users';
import { addWearer, changeWearer, findWearer, type Wearer } from './wearers';

const size38 = STANDARD_SIZES['38'];
const longBack = { finding: 'back-length', direction: 'less', cm: 1.5 };
const tightSleeve = { finding: 'sleeve-width', direction: 'more', cm: 1 };

describe.each(testEngines())('fit memory on $name', ({ open }) => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let jeanne: User;
  let wearer: Wearer;
  let keys = 0;

  beforeAll(async () => {
    opened = await open();
    services = testExportServices(opened);
  }, 60_000);
  afterAll(async () => {
    services.clear();
    await opened.close();
  });
  beforeEach(async () => {
    await opened.db.delete(users);
    jeanne = await testUser(opened, 'jeanne');
    wearer = await addWearer(opened.db, jeanne, { name: 'Moi', measured: size38 }, { limit: 2 });
  });

  /** An own garment, cut and sewn. */
  async function sew(changes: object = { wearerId: wearer.id, wearer: undefined }, user = jeanne) {
    const { patternId } = await placeExport(services, user, testOrder(`fit-order-${++keys}`, { ...changes }));
    await opened.db.update(patternExports).set({ status: 'ready' });
    return patternId;
  }

  it('corrects every later pattern and leaves the measurements and earlier patterns as they were', async () => {
    const first = await sew();
    const answered = await answerFit(opened.db, jeanne, first, { answers: [longBack, tightSleeve] });
    expect(answered.measured).toEqual(size38);
    expect(answered.corrected).toMatchObject({
      backHeight: size38.backHeight - 1.5,
      bicepsCircumference: size38.bicepsCircumference + 1,
    });
    const second = await findPattern(services, jeanne, await sew());
    expect(second.body).toMatchObject({ backHeight: size38.backHeight - 1.5 });
    expect(second.corrections).toEqual([longBack, tightSleeve]);
    const before = await findPattern(services, jeanne, first);
    expect(before.body.backHeight).toBe(size38.backHeight);
    expect(before.corrections).toEqual([]);
  });

  it('corrects once however often the same garment is told about, and takes back what is no longer said', async () => {
    const pattern = await sew();
    await answerFit(opened.db, jeanne, pattern, { answers: [longBack] });
    await Promise.all([1, 2].map(() => answerFit(opened.db, jeanne, pattern, { answers: [longBack] })));
    expect((await findWearer(opened.db, jeanne, wearer.id)).corrections).toHaveLength(1);
    const cleared = await answerFit(opened.db, jeanne, pattern, { answers: [] });
    expect(cleared.corrections).toEqual([]);
    expect(cleared.corrected).toBeUndefined();
  });

  it('adds up what several garments showed, and each can be taken back', async () => {
    const [one, two] = [await sew(), await sew()];
    await answerFit(opened.db, jeanne, one, { answers: [longBack] });
    const both = await answerFit(opened.db, jeanne, two, { answers: [{ ...longBack, cm: 0.5 }] });
    expect(both.corrected?.backHeight).toBeCloseTo(size38.backHeight - 2, 9);
    const [first] = both.corrections;
    await removeCorrection(opened.db, jeanne, first?.id ?? '');
    expect((await findWearer(opened.db, jeanne, wearer.id)).corrected?.backHeight).toBeCloseTo(
      size38.backHeight - 0.5,
      9,
    );
  });

  it('refuses what leads beyond any body, and says so when measurements change afterwards', async () => {
    const patternIds = await Promise.all([1, 2, 3].map(() => sew()));
    const much = { finding: 'shoulder-width', direction: 'more', cm: 6 };
    await answerFit(opened.db, jeanne, patternIds[0] ?? '', { answers: [much] });
    const again = answerFit(opened.db, jeanne, patternIds[1] ?? '', { answers: [much] });
    await expect(again).rejects.toMatchObject({ code: 'implausible-body' });
    await changeWearer(opened.db, jeanne, wearer.id, {
      name: 'Moi',
      measured: { ...size38, shoulderLength: 15 },
    });
    const after = await findWearer(opened.db, jeanne, wearer.id);
    expect([after.corrections.length, after.corrected]).toEqual([1, undefined]);
    await expect(sew()).rejects.toMatchObject({ code: 'implausible-body' });
  });

  it.each([
    [{}, 'answers'],
    [{ answers: [{ ...longBack, cm: 60 }] }, 'cm'],
    [{ answers: [{ ...longBack, finding: 'x' }] }, 'finding'],
    [{ answers: [longBack, longBack] }, 'answers'],
  ])('refuses %j by field', async (input, field) => {
    const pattern = await sew();
    const refusal = await answerFit(opened.db, jeanne, pattern, input).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'invalid-input' });
    expect(refusal.fields).toContain(field);
  });

  it("answers for another's garment, an unfinished one and one of nobody she keeps like for none", async () => {
    const marie = await testUser(opened, 'marie');
    const own = await sew();
    const nobodys = await sew({});
    const unfinished = await sew();
    await opened.db.update(patternExports).set({ status: 'failed' });
    for (const [user, id] of [
      [marie, own],
      [jeanne, nobodys],
      [jeanne, unfinished],
      [jeanne, 'x'],
    ] as const) {
      const answering = answerFit(opened.db, user, id, { answers: [longBack] });
      await expect(answering).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(removeCorrection(opened.db, marie, 'x')).rejects.toMatchObject({ code: 'not-found' });
    expect(await opened.db.$count(patterns)).toBe(3);
  });
});
