import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import { answerNames, type NameServer } from '../../../../tests/api/harness/answer-names.ts';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { companyMailEndpoints as endpoints } from '../contract/index.ts';

let sink: MailSink;
let names: NameServer;
let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  [sink, names] = await Promise.all([openMailSink(), answerNames()]);
  app = await startApp({
    SMTP_URL: sink.url.replace('smtp://', 'smtp://user:secret@'),
    DNS_SERVER: names.address,
    MAIL_FROM: 'no-reply@mail.acme.test',
  });
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
});
afterEach(() => {
  sink.setMood('well');
  sink.received.length = 0;
});
afterAll(async () => {
  await app?.close();
  await sink?.close();
  names?.stop();
});

const read = async (client = admin) => (await client.call(endpoints.getCompanyMail)).payload;

const send = (email: string, client = admin) => client.call(endpoints.sendTestMail, { body: { email } });

describe('the page', () => {
  it('says who mail comes from and what it leaves by, without secrets', async () => {
    const answer = await admin.call(endpoints.getCompanyMail);
    expect(answer.payload).toMatchObject({
      from: { address: 'no-reply@mail.acme.test' },
      reply_to: null,
      server: { host: '127.0.0.1', encrypted: 'when_offered', login: true },
      stopped: 0,
      stopped_at: [],
    });
    expect(answer.text).not.toContain('secret');
  });

  it('is for those who may change the settings of the company', async () => {
    for (const who of ['manager', 'supervisor', 'viewer'] as const) {
      const client = await acme.signIn(who);
      expect((await client.call(endpoints.getCompanyMail)).status, who).toBe(403);
      expect((await client.call(endpoints.getSenderDomain)).status, who).toBe(403);
      expect((await send('ana@example.com', client)).status, who).toBe(403);
    }
    expect(sink.attempts()).toBe(0);
  });

  it('counts contacts that have stopped a mail, by client', async () => {
    await sqlAs(
      app,
      acme,
      `insert into client_contacts (organization_id, client_id, name, email)
        values ($1, $2, 'Ana', 'Ana@client.test'), ($1, $2, 'Ben', 'ben@client.test'), ($1, $2, 'Cy', 'cy@client.test')`,
      [acme.organizationId, acme.clientId],
    );
    await sqlAs(
      app,
      acme,
      `insert into mail_stops (organization_id, topic, email, stopped_at) values ($1, 'digest', 'ana@client.test', now()),
        ($1, 'inspections', 'ana@client.test', now()), ($1, 'digest', 'ben@client.test', null),
        ($1, 'digest', 'cy@client.test', now())`,
      [acme.organizationId],
    );
    const { stopped, stopped_at } = await read();
    expect([stopped, stopped_at]).toMatchObject([2, [{ client: { id: acme.clientId }, contacts: 2 }]]);
    const rival = await (await seedCompany(app, 'rival')).signIn('admin');
    expect(await read(rival)).toMatchObject({ stopped: 0, stopped_at: [], last_test: null });
  });
});

describe('a test mail', () => {
  const company = async () => {
    const fresh = await seedCompany(app, `fresh-${Math.random().toString(36).slice(2, 8)}`);
    return { fresh, client: await fresh.signIn('admin') };
  };

  it('leaves at once, to one address, and its answer is kept with time and person', async () => {
    const { payload, status } = await send(' Ana@Example.com ');
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      sent_to: 'ana@example.com',
      outcome: 'accepted',
      reply: expect.stringMatching(/^250 /),
      tested_by: expect.any(String),
    });
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({
      from: { address: 'no-reply@mail.acme.test' },
      to: [{ address: 'ana@example.com' }],
      subject: expect.stringContaining('Test email from'),
    });
    expect((await read()).last_test).toEqual(payload);
    const traces = await sqlAs<object>(
      app,
      acme,
      `select to_status, note from audit_log where action = 'company-mail.tested'`,
    );
    expect(traces).toEqual([{ to_status: 'accepted', note: 'ana@example.com' }]);
  });

  it('shows a refusal in the words of the mail server, and takes the place of the last test', async () => {
    sink.setMood('refuses');
    const { payload } = await send('ana@example.com');
    expect(payload).toMatchObject({ outcome: 'sender_refused', reply: '451 try later' });
    expect((await read()).last_test).toEqual(payload);
  });

  it.each([
    [{}, ['email']],
    [{ email: 'ana' }, ['email']],
    [{ email: 'ana@example.com, ben@example.com' }, ['email']],
    [{ email: ['ana@example.com', 'ben@example.com'] }, ['email']],
    [{ email: `${'a'.repeat(250)}@example.com`, cc: 'ben@example.com' }, ['cc', 'email']],
  ])('refuses %j', async (body, fields) => {
    const before = sink.attempts();
    const wrong = await admin.raw('POST', '/api/v1/admin/email/test', body);
    expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, fields]);
    expect(sink.attempts()).toBe(before);
  });

  it('happens five times an hour for a company', async () => {
    const { client } = await company();
    for (const n of [1, 2, 3, 4, 5]) expect((await send('ana@example.com', client)).status, `${n}`).toBe(200);
    const before = sink.attempts();
    expect((await send('ana@example.com', client)).status).toBe(429);
    expect(sink.attempts()).toBe(before);
    expect((await send('ana@example.com', (await company()).client)).status).toBe(200);
  });

  it('leaves once, however often a request with one key arrives', async () => {
    const { client } = await company();
    const again = () =>
      client.call(endpoints.sendTestMail, {
        body: { email: 'once@example.com' },
        headers: { 'idempotency-key': 'the-same-test' },
      });
    const atOnce = await Promise.all([again(), again()]);
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    const first = atOnce.find(({ status }) => status === 200);
    const later = await again();
    expect([later.status, later.payload]).toEqual([200, first?.payload]);
    expect(sink.received).toHaveLength(1);
    const other = await client.raw(
      'POST',
      '/api/v1/admin/email/test',
      { email: 'two@example.com' },
      {
        'idempotency-key': 'the-same-test',
      },
    );
    expect(other.status).toBe(422);
    expect(sink.received).toHaveLength(1);
  });

  it('is written in the language of the sender, and answered where the company is read', async () => {
    const { fresh, client } = await company();
    await sqlAs(app, fresh, `update organizations set settings = settings || $2 where id = $1`, [
      fresh.organizationId,
      JSON.stringify({ public_contact: { email: 'office@fresh.test', phone: null } }),
    ]);
    await client.call(endpoints.sendTestMail, {
      body: { email: 'ana@example.com' },
      headers: { 'accept-language': 'es' },
    });
    expect((await read(client)).reply_to).toBe('office@fresh.test');
    expect(sink.received[0]?.subject).toMatch(/^Correo de prueba de /);
    expect(sink.received[0]?.replyTo).toMatchObject([{ address: 'office@fresh.test' }]);
  });
});

describe('the domain of the sender', () => {
  const domain = async () => (await admin.call(endpoints.getSenderDomain)).payload;

  it('is read over the configured DNS server', async () => {
    expect(await domain()).toMatchObject({
      domain: 'mail.acme.test',
      state: 'read',
      spf: { verdict: 'missing', records: [] },
      dmarc: { verdict: 'missing', domain: 'mail.acme.test' },
    });
    const spf = `v=spf1 ${'ip4:192.0.2.1 '.repeat(20)}-all`;
    names.records.set('mail.acme.test', ['something else', spf]);
    names.records.set('_dmarc.acme.test', ['v=DMARC1; p=reject; sp=quarantine; rua=mailto:d@acme.test']);
    expect(await domain()).toMatchObject({
      spf: { verdict: 'fail', records: [spf] },
      dmarc: { verdict: 'quarantine', domain: 'acme.test', reports: true },
    });
    names.records.set('mail.acme.test', ['v=spf1 mx -all', 'v=spf1 a -all']);
    expect((await domain()).spf?.verdict).toBe('several');
  });
});

describe('without a mail server and a DNS server', () => {
  it('says so, sends nothing and asks nobody', async () => {
    const bare = await startApp();
    try {
      const client = await (await seedCompany(bare, 'acme')).signIn('admin');
      expect(await read(client)).toMatchObject({ server: null, from: { address: 'no-reply@localhost' } });
      const refused = await send('ana@example.com', client);
      expect([refused.status, refused.code]).toEqual([409, 'mail_server_missing']);
      expect((await client.call(endpoints.getSenderDomain)).payload).toEqual({
        domain: 'localhost',
        state: 'off',
        spf: null,
        dmarc: null,
      });
    } finally {
      await bare.close();
    }
  });

  it('says when the DNS server does not answer, in time', async () => {
    const silent = await startApp({ DNS_SERVER: '127.0.0.1:9', MAIL_FROM: 'no-reply@acme.test' });
    try {
      const client = await (await seedCompany(silent, 'acme')).signIn('admin');
      const start = performance.now();
      const { payload } = await client.call(endpoints.getSenderDomain);
      expect(payload).toEqual({ domain: 'acme.test', state: 'read', spf: null, dmarc: null });
      expect(performance.now() - start).toBeLessThan(8000);
    } finally {
      await silent.close();
    }
  });
});
