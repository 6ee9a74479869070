import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactEndpoints } from '#features/sites/clients/contract';
import { type MailMessage, MailRefused } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { begin, completed, publishTemplate, read } from '../../../../../tests/api/harness/walk.ts';
import { inspectionEndpoints, inspectionMailEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;
let rival: Client;
let template: number;
let sent: MailMessage[] = [];

const refusedAddress = 'gone@client.test';

const wellDone = {
  Floor: 'excellent',
  Glass: 'excellent',
  Mats: null,
  Fixtures: 'excellent',
  Tiles: 'excellent',
  Supplies: 'excellent',
  Trash: 'excellent',
  Dusting: 'excellent',
};

const addContact = (name: string, email: string, inspections: boolean, language: 'en' | 'es' | null = null) =>
  admin.call(contactEndpoints.createClientContact, {
    params: { id: acme.clientId },
    body: {
      name,
      email,
      language,
      receives: { inspections, reports: false, action_logs: false, invoices: false },
    },
  });

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  manager = await acme.signIn('manager');
  rival = await started.rival.signIn('admin');
  template = await publishTemplate(admin);
  await addContact('Rita Receives', 'rita@client.test', true);
  await addContact('Ned Nothing', 'ned@client.test', false);
  app.wiring.mail = {
    send: async (message) => {
      if (message.to === refusedAddress) throw new MailRefused('no such mailbox');
      sent.push(message);
    },
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  sent = [];
});

const recipients = (client: Client, id: number) =>
  client.call(inspectionMailEndpoints.listInspectionRecipients, { params: { id } });

const send = (client: Client, id: number, body: object = {}) =>
  client.send(inspectionMailEndpoints.emailInspection, {
    params: { id },
    body: { emails: ['rita@client.test'], subject: 'Your inspection', ...body },
  });

describe('the email of an inspection', () => {
  it('offers the contacts of the client, and knows who gets inspections', async () => {
    const { id, number } = await completed(manager, acme, template);
    const { payload } = await recipients(manager, id);
    expect(payload.contacts).toMatchObject([
      { email: 'ned@client.test', receives: false, locked: false, refused_at: null },
      { email: 'rita@client.test', receives: true, locked: false },
    ]);
    expect(payload.subject).toContain(`#${number}`);
  });

  it('leaves after the commit, to each address by itself, with paper and link', async () => {
    const inspection = await completed(manager, acme, template);
    const emails = ['rita@client.test', 'Boss@Client.test', 'boss@client.test'];
    const answer = await send(manager, inspection.id, { emails, message: 'Dear all,\n\nplease look.' });
    expect(answer.payload.recipients).toEqual([
      { email: 'rita@client.test', state: 'waiting' },
      { email: 'boss@client.test', state: 'waiting' },
    ]);
    expect(sent).toEqual([]);
    await runWork(app, 'mail');
    expect(sent.map(({ to }) => to)).toEqual(['rita@client.test', 'boss@client.test']);
    const [letter] = sent;
    expect(letter?.subject).toBe('Your inspection');
    expect(letter?.text).toContain('please look.');
    expect(letter?.text).toMatch(/\/r\/[\w-]{43}/);
    expect(letter?.attachments).toMatchObject([
      { name: `inspection-${inspection.number}.pdf`, mime: 'application/pdf' },
    ]);
    expect(letter?.attachments?.[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { released_at, timeline } = await read(manager, inspection);
    expect(released_at).not.toBeNull();
    expect(timeline.at(-1)).toMatchObject({ action: 'inspection.emailed', note: 'Your inspection' });
    const [earlier] = (await recipients(manager, inspection.id)).payload.sent;
    expect(earlier?.recipients.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('does not leave without locked contacts who get inspections: marked ones, and those with a login', async () => {
    const { payload: contact } = await addContact('Carl Contract', 'carl@client.test', true);
    const params = { id: acme.clientId, contactId: contact.id };
    const mark = (contractual: boolean, updated_at: string) =>
      admin.call(contactEndpoints.updateClientContact, { params, body: { contractual, updated_at } });
    const marked = await mark(true, contact.updated_at);
    const { id } = await completed(manager, acme, template);
    expect((await recipients(manager, id)).payload.contacts).toContainEqual(
      expect.objectContaining({ email: 'carl@client.test', locked: true }),
    );
    const without = await send(manager, id);
    expect([without.status, without.errors]).toEqual([
      422,
      { emails: ['Carl Contract must get this email: an agreement says so, or they have an account.'] },
    ]);
    const emails = ['rita@client.test', 'Carl@client.test'];
    expect((await send(manager, id, { emails, with_pdf: false })).status).toBe(200);
    await runWork(app, 'mail');
    expect(sent.map(({ to }) => to)).toEqual(['rita@client.test', 'carl@client.test']);
    await mark(false, marked.payload.updated_at);
    expect((await send(manager, id, { with_pdf: false })).status).toBe(200);
    const login = [acme.clientId, contact.id, acme.users.viewer];
    await sqlAs(
      app,
      acme,
      `insert into client_viewers (organization_id, client_id, contact_id, user_id)
        values (current_setting('app.organization_id')::int, $1, $2, $3)`,
      login,
    );
    expect((await send(manager, id)).errors).toEqual(without.errors);
    await sqlAs(app, acme, 'delete from client_viewers where contact_id = $1', [contact.id]);
  });

  it('can be the link alone, in Spanish', async () => {
    const inspection = await completed(manager, acme, template);
    await send(manager, inspection.id, { with_pdf: false, language: 'es' });
    await runWork(app, 'mail');
    expect(sent[0]?.attachments).toEqual([]);
    expect(sent[0]?.text).toContain('Abrir el reporte');
  });

  it('speaks to each contact in their language, and to others in that of the company for clients', async () => {
    await addContact('Lucía Lectora', 'lucia@client.test', true, 'es');
    const inspection = await completed(manager, acme, template);
    const { subject, contacts } = (await recipients(manager, inspection.id)).payload;
    expect(contacts.map(({ email, language }) => [email, language])).toContainEqual([
      'lucia@client.test',
      'es',
    ]);
    const emails = ['lucia@client.test', 'rita@client.test', 'boss@client.test'];
    const letters = async (body: object) => {
      sent = [];
      await send(manager, inspection.id, { emails, ...body });
      await runWork(app, 'mail');
      return sent.map(({ subject: of, text, attachments }) => [
        of,
        text.includes('Abrir el reporte'),
        attachments?.[0]?.name,
      ]);
    };
    const paper = { en: `inspection-${inspection.number}.pdf`, es: `inspeccion-${inspection.number}.pdf` };
    expect(await letters({ subject })).toEqual([
      [expect.stringContaining('Inspección'), true, paper.es],
      [subject, false, paper.en],
      [subject, false, paper.en],
    ]);
    await sqlAs(app, acme, `update organizations set settings = settings || '{"client_language": "es"}'`, []);
    const own = 'In my own words';
    expect(await letters({ subject: own })).toEqual(emails.map(() => [own, true, paper.es]));
    expect(await letters({ subject: own, language: 'en' })).toEqual(emails.map(() => [own, false, paper.en]));
    await sqlAs(app, acme, `update organizations set settings = settings || '{"client_language": "en"}'`, []);
  });

  it('flags a contact whose address is refused for good, and goes on', async () => {
    const { payload: contact } = await addContact('Gus Gone', refusedAddress, true);
    const inspection = await completed(manager, acme, template);
    await send(manager, inspection.id, { emails: [refusedAddress, 'ned@client.test'], with_pdf: false });
    await runWork(app, 'mail');
    expect(sent.map(({ to }) => to)).toEqual(['ned@client.test']);
    const { contacts, sent: earlier } = (await recipients(manager, inspection.id)).payload;
    expect(earlier[0]?.recipients.map(({ state }) => state)).toEqual(['refused', 'sent']);
    expect(contacts.find(({ email }) => email === refusedAddress)?.refused_at).not.toBeNull();
    const list = () => admin.call(contactEndpoints.listClientContacts, { params: { id: acme.clientId } });
    const flagged = (await list()).payload.find(({ id }) => id === contact.id);
    await admin.call(contactEndpoints.updateClientContact, {
      params: { id: acme.clientId, contactId: contact.id },
      body: { email: 'gus@client.test', updated_at: flagged?.updated_at ?? '' },
    });
    expect((await list()).payload.find(({ id }) => id === contact.id)?.email_refused_at).toBeNull();
  });

  it('is not sent of what became internal in the meantime', async () => {
    const inspection = await completed(manager, acme, template);
    await send(manager, inspection.id);
    await sqlAs(app, acme, `update inspections set visibility = 'internal' where id = $1`, [inspection.id]);
    await runWork(app, 'mail');
    expect(sent).toEqual([]);
  });

  it('is refused with every field that is wrong', async () => {
    const { id } = await completed(manager, acme, template);
    const many = Array.from({ length: 21 }, (_, n) => `a${n}@client.test`);
    const wrong = await send(manager, id, {
      emails: many,
      subject: '',
      message: 'x'.repeat(2001),
      language: 'fr',
    });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['emails', 'language', 'message', 'subject'],
    ]);
    const none = await send(manager, id, { emails: [] });
    expect(none.errors.emails).toEqual(['At least 1 email address required.']);
    expect((await send(manager, id, { emails: ['nobody'] })).status).toBe(422);
    expect((await send(manager, id, { with_pdf: false, with_link: false })).errors).toHaveProperty(
      'with_pdf',
    );
    expect((await send(manager, id, { subject: 'x'.repeat(151) })).errors).toHaveProperty('subject');
  });

  it('is for people with the flag, and for what is public and completed', async () => {
    const { id } = await completed(manager, acme, template);
    expect((await send(await acme.signIn('supervisor'), id)).status).toBe(403);
    expect((await recipients(await acme.signIn('viewer'), id)).status).toBe(403);
    expect((await send(rival, id)).status).toBe(404);
    expect((await recipients(rival, id)).status).toBe(404);
    const fresh = await begin(manager, acme, template);
    expect(await send(manager, fresh.id)).toMatchObject({ status: 409, code: 'inspection_not_shared' });
  });
});

describe('a client that gets inspections as they become final', () => {
  const finalize = async () => {
    const { id } = await completed(manager, acme, template, wellDone);
    await manager.call(inspectionEndpoints.finalizeInspection, { params: { id }, body: {} });
    return id;
  };

  it('is told nothing unless that was turned on', async () => {
    await finalize();
    await runWork(app, 'mail');
    expect(sent.filter(({ to }) => to.endsWith('@client.test'))).toEqual([]);
  });

  it('gets each once, by the contacts who receive inspections, unless it is opened again at once', async () => {
    await sqlAs(app, acme, 'update clients set mail_final_inspections = true where id = $1', [acme.clientId]);
    const id = await finalize();
    await runWork(app, 'mail');
    const recipients = sent.filter(({ to }) => to.endsWith('@client.test')).map(({ to }) => to);
    expect(recipients).toContain('rita@client.test');
    expect(recipients).not.toContain('ned@client.test');
    const subjectTo = (address: string) => sent.find(({ to }) => to === address)?.subject;
    expect(subjectTo('lucia@client.test')).toContain('Inspección');
    expect(subjectTo('rita@client.test')).toContain('Inspection');
    expect((await read(manager, { id })).released_at).not.toBeNull();
    sent = [];
    const undone = await finalize();
    await admin.call(inspectionEndpoints.reopenInspection, {
      params: { id: undone },
      body: { reason: 'Too early' },
    });
    await runWork(app, 'mail');
    expect(sent.filter(({ to }) => to.endsWith('@client.test'))).toEqual([]);
  });
});
