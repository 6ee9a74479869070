import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactEndpoints } from '#features/sites/clients/contract';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { addDoors, finalNight, writeNight } from '../../../../../tests/api/harness/nights.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { type DailyReport, dailyReportMailEndpoints, reportEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let rival: Client;
let sent: MailMessage[] = [];
let doors: number[];
let day = 0;

const addContact = (admin: Client, name: string, email: string, reports: boolean, language: 'en' | 'es') =>
  admin.call(contactEndpoints.createClientContact, {
    params: { id: acme.clientId },
    body: {
      name,
      email,
      language,
      receives: { inspections: false, reports, action_logs: false, invoices: false },
    },
  });

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2026-03-10T17:00:00Z' });
  ({ app, acme } = started);
  const admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
  rival = await started.rival.signIn('admin');
  doors = await addDoors(app, acme, 1);
  await addContact(admin, 'Rita Receives', 'rita@client.test', true, 'es');
  await addContact(admin, 'Ned Nothing', 'ned@client.test', false, 'en');
  app.wiring.mail = {
    send: async (message) => {
      sent.push(message);
    },
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  sent = [];
});

const night = (write = finalNight): Promise<DailyReport> => {
  day += 1;
  const door = { place_id: doors[0] ?? 0, result: 'found_unlocked', note: 'SECRET' } as const;
  return write(supervisor, acme, `2026-02-0${day}`, [door]);
};

const recipients = (client: Client, id: number) =>
  client.call(dailyReportMailEndpoints.listDailyReportRecipients, { params: { id } });

const send = (client: Client, id: number, body: object = {}) =>
  client.send(dailyReportMailEndpoints.emailDailyReport, {
    params: { id },
    body: { emails: ['rita@client.test'], subject: 'Last night', ...body },
  });

it('offers the contacts of the client, and knows who gets nightly reports', async () => {
  const { id } = await night();
  const { payload } = await recipients(supervisor, id);
  expect(payload.contacts).toMatchObject([
    { email: 'ned@client.test', receives: false },
    { email: 'rita@client.test', receives: true },
  ]);
  expect(payload.subject).toContain('Nightly report of 02/01/2026');
});

it('sends link and client paper to each in their language, and leaves a trace', async () => {
  const { id } = await night();
  const { subject } = (await recipients(supervisor, id)).payload;
  await send(supervisor, id, { emails: ['rita@client.test', 'boss@client.test'], subject });
  await runWork(app, 'mail');
  expect(sent.map(({ to }) => to)).toEqual(['rita@client.test', 'boss@client.test']);
  const [spanish, english] = sent;
  expect(spanish?.subject).toContain('Reporte nocturno del');
  expect(english?.subject).toBe(subject);
  expect(english?.text).toMatch(/\/r\/[\w-]{43}/);
  const [paper] = spanish?.attachments ?? [];
  expect(paper?.name).toContain('reporte-nocturno-');
  const words = (await pdfWords(paper?.bytes ?? Buffer.alloc(0))).join(' ');
  expect(words).toContain('Encontrada sin seguro');
  for (const text of [words, spanish?.text, english?.text]) expect(text).not.toContain('SECRET');
  const { timeline } = (await supervisor.call(reportEndpoints.getDailyReport, { params: { id } })).payload;
  expect(timeline.at(-1)).toMatchObject({ action: 'daily-report.emailed', note: subject });
});

it('is not sent of a report that was opened again in the meantime', async () => {
  const { id } = await night();
  await send(supervisor, id);
  await supervisor.call(reportEndpoints.reopenDailyReport, { body: { id, reason: 'A wrong time' } });
  await runWork(app, 'mail');
  expect(sent).toEqual([]);
});

it('is refused without an address, before the report is final, without the flag, and elsewhere', async () => {
  const { id } = await night();
  expect((await send(supervisor, id, { emails: [] })).errors.emails).toEqual([
    'At least 1 email address required.',
  ]);
  const open = await night(writeNight);
  expect(await send(supervisor, open.id)).toMatchObject({ status: 409, code: 'daily_report_not_shared' });
  expect((await send(await acme.signIn('viewer'), id)).status).toBe(403);
  expect((await send(rival, id)).status).toBe(404);
  expect((await recipients(rival, id)).status).toBe(404);
});
