import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertMembership } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
  testPassword,
} from '../../../../../tests/api/harness/index.ts';
import { sessionEndpoints } from '../../contract/index.ts';

const { startEmailChange, confirmEmailChange, login, getSignedInUser } = sessionEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let csr: Client;
const mails: MailMessage[] = [];

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  app = { ...app, wiring: { ...app.wiring, mail } };
  csr = await acme.signIn('csr');
});
afterAll(() => app.close());

const mailsTo = async (email: string): Promise<MailMessage[]> => {
  await runWork(app, 'mail');
  return mails.filter(({ to }) => to === email);
};

const codeFor = async (email: string): Promise<string> =>
  /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';

const start = (email: string, client = csr, given = testPassword) =>
  client.call(startEmailChange, { body: { email, password: given } });

const confirm = (email: string, code: string, client = csr) =>
  client.call(confirmEmailChange, { body: { email, code } });

const logIn = (email: string) => createClient(app).call(login, { body: { email, password: testPassword } });

const emailsOf = (userId: number, { organizationId }: Company) =>
  app.database.withTenant(systemScope(organizationId), (tenant) =>
    tenant.query({
      text: 'select email from memberships where organization_id = $1 and user_id = $2',
      values: [organizationId, userId],
      row: z.object({ email: z.string() }),
    }),
  );

describe('the address of the own login', () => {
  it('is changed in every company at once by a code that came to the new one', async () => {
    const id = acme.users.csr;
    await app.database.withTenant(systemScope(rival.organizationId), (tenant) =>
      insertMembership(tenant, { user_id: id, email: 'csr@acme.test', first_name: 'Cy', last_name: 'Both' }),
    );
    const other = await acme.signIn('csr');
    expect((await start('cy@new.test')).status).toBe(200);
    expect((await csr.call(getSignedInUser)).payload.email).toBe('csr@acme.test');
    const code = await codeFor('cy@new.test');
    expect((await confirm('cy@else.test', code)).errors).toHaveProperty('code');
    expect((await confirm('cy@new.test', code, await acme.signIn('manager'))).errors).toHaveProperty('code');
    expect((await confirm('cy@new.test', code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await csr.call(getSignedInUser)).payload.email).toBe('cy@new.test');
    expect((await other.call(getSignedInUser)).status).toBe(401);
    expect([await emailsOf(id, acme), await emailsOf(id, rival)].flat()).toEqual([
      { email: 'cy@new.test' },
      { email: 'cy@new.test' },
    ]);
    expect((await logIn('csr@acme.test')).code).toBe('wrong_credentials');
    expect((await logIn('cy@new.test')).status).toBe(200);
    const [mail] = await mailsTo('csr@acme.test');
    expect(mail?.subject).toContain('was changed');
    expect(mail?.text).not.toContain('cy@new.test');
    expect((await confirm('cy@new.test', code)).errors).toHaveProperty('code');
    for (const company of [acme, rival]) {
      const traces = await app.database.withTenant(systemScope(company.organizationId), (tenant) =>
        tenant.query({
          text: `select changes from audit_log where entity_id = $1 and action = 'user.email-changed'`,
          values: [id],
          row: z.object({ changes: z.unknown() }),
        }),
      );
      expect(traces).toEqual([{ changes: { email: ['csr@acme.test', 'cy@new.test'] } }]);
    }
  });

  it('asks for the password, another address, and every field', async () => {
    expect((await start('x@new.test', csr, 'not-this-one')).errors).toHaveProperty('password');
    expect((await start('cy@new.test')).errors).toHaveProperty('email');
    const bad = { email: 'none', password: '', isAdmin: true };
    expect(Object.keys((await csr.send(startEmailChange, { body: bad })).errors).toSorted()).toEqual([
      'email',
      'isAdmin',
      'password',
    ]);
    expect(Object.keys((await csr.send(confirmEmailChange, { body: {} })).errors).toSorted()).toEqual([
      'code',
      'email',
    ]);
    expect((await start('x@new.test', createClient(app))).status).toBe(401);
  });

  it('of somebody else is not told to whoever asks, and never taken', async () => {
    const client = await acme.signIn('supervisor');
    expect((await start('manager@acme.test', client)).status).toBe(200);
    const [mail] = await mailsTo('manager@acme.test');
    expect(mail?.text).toContain('already has an account');
    expect(await codeFor('manager@acme.test')).toBe('');
  });

  it('is confirmed by the latest code alone, for half an hour, with five tries', async () => {
    const client = await acme.signIn('scheduler');
    await start('s@new.test', client);
    const first = await codeFor('s@new.test');
    await start('s@new.test', client);
    const second = await codeFor('s@new.test');
    expect(second).not.toBe(first);
    expect((await confirm('s@new.test', first, client)).status).toBe(422);
    const owner = new pg.Client({ connectionString: app.ownerUrl });
    await owner.connect();
    await owner.query(
      `update link_tokens set expires_at = now() - interval '1 minute' where kind = 'email-change'`,
    );
    await owner.end();
    expect((await confirm('s@new.test', second, client)).status).toBe(422);
    for (const _ of [1, 2, 3]) await confirm('s@new.test', 'AAAAA-AAAAA', client);
    expect((await confirm('s@new.test', second, client)).status).toBe(429);
  });

  it('is mailed a code five times an hour at most', async () => {
    const client = await acme.signIn('area-manager');
    for (const _ of [1, 2, 3, 4, 5]) expect((await start('a@new.test', client)).status).toBe(200);
    expect((await start('a@new.test', client)).status).toBe(429);
  });

  it('becomes nobody else’s while two confirm it at once', async () => {
    const [one, other] = [await acme.signIn('day-porter'), await acme.signIn('sales-rep')];
    await start('shared@new.test', one);
    const code = await codeFor('shared@new.test');
    await start('shared@new.test', other);
    const theirs = await codeFor('shared@new.test');
    const answers = await Promise.all([
      confirm('shared@new.test', code, one),
      confirm('shared@new.test', theirs, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toHaveProperty('email');
  });
});
