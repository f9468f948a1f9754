import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailChanges, outbox, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { LOCALES } from '@/lib/i18n/locales';
import { createLinks } from '@/lib/storage/links';
import { testEngines } from '@/lib/testing/db/databases';
import { cancelEmailChange, confirmEmail, type EmailServices, resendEmailChange } from './email-change';
import { everythingOf } from './everything';
import { changeProfile, profileOf, type User, userOf } from './users';

const OLD = 'jeanne@exemple.fr';
const NEW = 'autre@ailleurs.example';

describe.each(testEngines())('another address for mail, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let services: EmailServices;
  let jeanne: User;

  beforeAll(async () => {
    opened = await open();
    const origin = 'http://localhost:3000';
    services = {
      db: opened.db,
      origins: { fr: origin, en: origin, de: origin },
      emailLinks: createLinks(['a secret of at least thirty-two letters'], 'email-change'),
      wake() {},
    };
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    jeanne = await person('jeanne', OLD);
  });
  afterEach(async () => {
    await opened.db.delete(users);
  });

  const person = (objectId: string, email: string, locale: 'fr' | 'en' | 'de' = 'fr') => {
    const identity = { tenant: 't', objectId, issuedAt: Date.now() / 1000, email, firstName: 'Visit EVIL' };
    return userOf(opened.db, identity, locale);
  };
  const profile = async (user = jeanne) => {
    const [row] = await opened.db.select().from(users).where(eq(users.id, user.id));
    return row && profileOf(opened.db, row);
  };
  const mailsTo = async (address: string) => {
    const all = await opened.db.select().from(outbox).orderBy(outbox.createdAt);
    return all.filter(({ recipient }) => recipient.address === address);
  };
  const linksTo = async (address: string) => {
    const mails = await mailsTo(address);
    return mails.map(({ text }) => /contact\?address=(\S+)/.exec(text)?.[1] ?? '');
  };
  const ask = (email: string, user = jeanne) => changeProfile(services, user, { email });

  it('waits until it is proven: mail goes to the old one, which is told', async () => {
    expect(await ask(NEW)).toMatchObject({ email: OLD, pendingEmail: NEW });
    const [notice] = await mailsTo(OLD);
    expect(notice?.text).toContain(NEW);
    expect(await linksTo(OLD)).toEqual(['']);
    const [token = ''] = await linksTo(NEW);
    await confirmEmail(services, token);
    expect(await profile()).toEqual({ firstName: 'Visit EVIL', email: NEW });
    await expect(confirmEmail(services, token)).rejects.toMatchObject({ code: 'email-link-over' });
  });

  it.each(LOCALES)(
    'is told nothing of what she wrote as long as it may be a stranger’s, in %s',
    async (locale) => {
      const user = await person(`someone-${locale}`, OLD, locale);
      await ask(NEW, user);
      const [mail] = await mailsTo(NEW);
      expect(mail).toMatchObject({ locale, recipient: { name: '', address: NEW } });
      for (const form of [mail?.subject, mail?.text, mail?.html]) expect(form).not.toContain('EVIL');
    },
  );

  it('is asked for once, however often the form is saved', async () => {
    await ask(NEW);
    await ask(NEW);
    await changeProfile(services, jeanne, { email: OLD, firstName: 'Jeanne' });
    expect(await mailsTo(NEW)).toHaveLength(1);
    expect(await profile()).toMatchObject({ email: OLD, pendingEmail: NEW, firstName: 'Jeanne' });
  });

  it('counts its letter, and none where there is none', async () => {
    let letters = 0;
    const count = async () => {
      letters += 1;
    };
    for (const email of [OLD, NEW, NEW, 'third@exemple.fr'])
      await changeProfile(services, jeanne, { email }, count);
    expect(letters).toBe(2);
    const full = () => Promise.reject(new Error('too many'));
    await expect(changeProfile(services, jeanne, { email: NEW }, full)).rejects.toThrow('too many');
    expect(await profile()).toMatchObject({ pendingEmail: 'third@exemple.fr' });
  });

  it('can be asked for anew and taken back: then the earlier links open nothing', async () => {
    await ask(NEW);
    await resendEmailChange(services, jeanne);
    const [first = '', second = ''] = await linksTo(NEW);
    await expect(confirmEmail(services, first)).rejects.toMatchObject({ code: 'email-link-over' });
    await cancelEmailChange(services, jeanne);
    await expect(confirmEmail(services, second)).rejects.toMatchObject({ code: 'email-link-over' });
    expect(await profile()).toEqual({ firstName: 'Visit EVIL', email: OLD });
    await expect(resendEmailChange(services, jeanne)).rejects.toMatchObject({ code: 'email-not-pending' });
  });

  it('is not proven by a link that is too old, changed, of a file or of another secret', async () => {
    await ask(NEW);
    const [change] = await opened.db.select().from(emailChanges);
    const id = change?.id ?? '';
    const secret = 'a secret of at least thirty-two letters';
    const [token = ''] = await linksTo(NEW);
    for (const wrong of [
      services.emailLinks.sign(id, -1, Date.now()),
      createLinks([secret], 'file-link').sign(id, 60, Date.now()),
      createLinks(['another secret of thirty-two letters'], 'email-change').sign(id, 60, Date.now()),
      `x${token}`,
      '',
      'null',
    ])
      await expect(confirmEmail(services, wrong)).rejects.toMatchObject({ code: 'email-link-over' });
    expect(await profile()).toMatchObject({ email: OLD });
  });

  it('cannot be proven by what she may download of herself', async () => {
    await ask(NEW);
    const [token = ''] = await linksTo(NEW);
    expect(JSON.stringify(await everythingOf(services, jeanne))).toContain(NEW);
    expect(JSON.stringify(await everythingOf(services, jeanne))).not.toContain(token);
  });

  it('goes with the account', async () => {
    await ask(NEW);
    await opened.db.delete(users);
    expect(await opened.db.select().from(emailChanges)).toEqual([]);
    expect(await mailsTo(NEW)).toEqual([]);
    expect(await opened.db.$count(outbox, sql`true`)).toBe(0);
  });
});
