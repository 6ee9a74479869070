import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactEndpoints } from '#features/sites/clients/contract';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  type ActionLog,
  actionLogEndpoints,
  actionLogListEndpoints,
  entryEndpoints,
  logDashboardEndpoints,
  sharedLogEndpoints,
} from '../../contract/index.ts';

// Nine in the morning in Denver.
const now = '2026-07-01T15:00:00Z';

let app: TestApp;
let acme: Company;
let admin: Client;
let porter: Client;
let supervisor: Client;
let viewer: Client;
let rival: Client;
let photo: Blob;
let sent: MailMessage[] = [];

beforeAll(async () => {
  const started = await startWithCompanies({}, { now });
  ({ app, acme } = started);
  [admin, porter, supervisor, viewer] = (await Promise.all(
    (['admin', 'day-porter', 'supervisor', 'viewer'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  rival = await started.rival.signIn('admin');
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4477aa' } })
    .jpeg()
    .toBuffer();
  photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
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

/** One public entry, one internal with a photo. */
const write = async (): Promise<ActionLog> => {
  await sqlAs(app, acme, 'update action_logs set deleted_at = now()');
  const log_date = '2026-06-30';
  const { jobId, buildingId } = acme.inScope;
  const { payload } = await porter.call(actionLogEndpoints.saveActionLog, {
    body: {
      jobId,
      buildingId,
      log_date,
      comment: 'SECRET comment',
      shift_start: '08:00',
      shift_end: '16:00',
    },
  });
  const note = (body: object, files: { field: string; file: Blob; name: string }[] = []) =>
    porter.send(entryEndpoints.addActionLogEntry, {
      body: { report_id: payload.id, started_at: `${log_date}T18:00:00Z`, ...body },
      ...(files.length > 0 ? { files } : {}),
    });
  await note({ action_type: 'lobby', description: 'Swept the lobby', visibility: 'public' });
  const last = await note(
    { action_type: 'spill', description: 'SECRET spill', requested_by: 'SECRET Person' },
    [{ field: 'files', file: photo, name: 'private-name.jpg' }],
  );
  expect(last.status, last.text).toBe(200);
  return last.payload;
};

const finalLog = async (): Promise<ActionLog> => {
  const { id } = await write();
  return (await porter.call(actionLogEndpoints.finalizeActionLog, { body: { id } })).payload;
};

const show = (client: Client, { id }: { id: number }, entries: object[]) =>
  client.send(sharedLogEndpoints.showLogToClient, { params: { id }, body: { entries: entries } });

const share = (client: Client, id: number) =>
  client.call(sharedLogEndpoints.getActionLogShareLink, { params: { id } });

const visit = async (id: number): Promise<Client> => {
  const { token } = (await share(supervisor, id)).payload;
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

const look = (stranger: Client) =>
  stranger.call(sharedLogEndpoints.getSharedActionLog, { params: { orgSlug: 'acme' } });

const spillOf = ({ entries }: ActionLog): string =>
  entries.find(({ action_type }) => action_type === 'spill')?.client_uuid ?? '';

describe('the page of a shared log', () => {
  it('shows public entries alone', async () => {
    const { status, payload, text } = await look(await visit((await finalLog()).id));
    expect(status, text).toBe(200);
    expect(payload.entries).toMatchObject([{ action_type: 'lobby', description: 'Swept the lobby' }]);
    expect(payload.porter).toBe('CANARY-acme d.');
    for (const secret of ['SECRET', 'private-name', '"id"', '_id"', 'uuid', 'shift', 'comment'])
      expect(text, secret).not.toContain(secret);
  });

  it('shows an entry with its photos once somebody has shown it, also after the log is final', async () => {
    const log = await finalLog();
    const stranger = await visit(log.id);
    const marked = await show(supervisor, log, [{ client_uuid: spillOf(log), visibility: 'public' }]);
    expect(marked.payload.timeline.at(-1)?.action).toBe('action-log.shown');
    const spill = (await look(stranger)).payload.entries.find(({ action_type }) => action_type === 'spill');
    expect(spill).toMatchObject({ description: 'SECRET spill', pictures: [{}] });
    const url = spill?.pictures[0]?.thumb_url ?? '';
    expect((await createClient(app).raw('GET', url)).status).toBe(200);
    await show(supervisor, log, [{ client_uuid: spillOf(log), visibility: 'internal' }]);
    expect((await createClient(app).raw('GET', url)).status).toBe(404);
  });

  it('is not there while the log is open again, nor once it is deleted', async () => {
    const { id } = await finalLog();
    const stranger = await visit(id);
    await admin.call(actionLogEndpoints.reopenActionLog, {
      params: { id },
      body: { reason: 'A wrong time' },
    });
    expect(await look(stranger)).toMatchObject({ status: 410, code: 'link_unavailable' });
    await porter.call(actionLogEndpoints.finalizeActionLog, { body: { id } });
    expect((await look(stranger)).status).toBe(200);
    await admin.call(actionLogEndpoints.deleteFinalActionLog, { params: { id } });
    expect((await look(stranger)).status).toBe(410);
    expect((await look(createClient(app))).status).toBe(401);
  });
});

it('is shared by people with the flag, once it is final', async () => {
  const open = await write();
  expect(open.can).toMatchObject({ show: true, share: false });
  expect(await share(supervisor, open.id)).toMatchObject({ status: 409, code: 'action_log_not_shared' });
  const { id } = await finalLog();
  const first = (await share(supervisor, id)).payload;
  expect((await share(admin, id)).payload.url).toBe(first.url);
  expect((await share(porter, id)).status).toBe(403);
  expect((await share(viewer, id)).status).toBe(403);
  expect((await share(rival, id)).status).toBe(404);
});

it('is shown entry by entry, of those that are there, by whoever may write in it', async () => {
  const log = await finalLog();
  const unknown = { client_uuid: crypto.randomUUID(), visibility: 'public' };
  const wrong = await show(porter, log, [{ client_uuid: spillOf(log), visibility: 'public' }, unknown]);
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['entries.1.client_uuid']]);
  expect((await show(porter, log, [{ client_uuid: 'x', visibility: 'all' }])).status).toBe(422);
  const client_uuid = spillOf(log);
  const torn = await show(porter, log, [
    { client_uuid, visibility: 'public' },
    { client_uuid, visibility: 'internal' },
  ]);
  expect([torn.status, Object.keys(torn.errors)]).toEqual([422, ['entries.1.visibility']]);
  expect((await show(viewer, log, [unknown])).status).toBe(403);
  expect((await show(rival, log, [unknown])).status).toBe(404);
});

it('says to clients with a login what a link would say', async () => {
  const { id } = await finalLog();
  const { status, text, payload } = await viewer.call(actionLogEndpoints.getActionLog, { query: { id } });
  expect([status, payload.entries.length]).toEqual([200, 1]);
  expect(text).not.toContain('SECRET');
  const listed = await viewer.call(actionLogListEndpoints.listActionLogs, { query: {} });
  for (const said of [text, listed.text]) {
    expect(said).toContain('CANARY-acme d.');
    expect(said).not.toContain('acme day-porter');
  }
});

it('is a paper, whole or for the client', async () => {
  const { id } = await finalLog();
  const pdfOf = (client: Client, query: object = {}) =>
    client.send(sharedLogEndpoints.getActionLogPdf, { params: { id }, query: query });
  const whole = (await pdfWords((await pdfOf(supervisor)).bytes)).join(' ');
  for (const said of ['SECRET comment', 'SECRET spill', 'Swept the lobby', '12:00 PM'])
    expect(whole, said).toContain(said);
  const client = (await pdfWords((await pdfOf(supervisor, { for: 'client', language: 'es' })).bytes)).join(
    ' ',
  );
  expect(client).toContain('Swept the lobby');
  expect(client).toContain('Vestíbulo');
  expect(client).not.toContain('SECRET');
  expect((await pdfOf(rival)).status).toBe(404);
  expect((await pdfOf(supervisor, { for: 'x' })).status).toBe(422);
  expect((await pdfOf(await acme.signIn('nobody'))).status).toBe(403);
});

it('goes to contacts by email, with a trace, and not once it is open again', async () => {
  await admin.call(contactEndpoints.createClientContact, {
    params: { id: acme.clientId },
    body: {
      name: 'Rita Receives',
      email: 'rita@client.test',
      language: 'es',
      receives: { inspections: false, reports: false, action_logs: true, invoices: false },
    },
  });
  const { id } = await finalLog();
  const params = { id };
  const { payload } = await supervisor.call(sharedLogEndpoints.listActionLogRecipients, { params });
  expect(payload.contacts).toMatchObject([{ email: 'rita@client.test', receives: true }]);
  const send = (client: Client) =>
    client.call(sharedLogEndpoints.emailActionLog, {
      params,
      body: { emails: ['rita@client.test'], subject: payload.subject },
    });
  await send(supervisor);
  await runWork(app, 'mail');
  expect(sent[0]?.subject).toContain('Registro de actividades del');
  expect(sent[0]?.attachments?.[0]?.name).toContain('registro-');
  expect(sent[0]?.text).not.toContain('SECRET');
  expect((await send(viewer)).status).toBe(403);
  expect((await send(rival)).status).toBe(404);
  sent = [];
  await send(supervisor);
  await admin.call(actionLogEndpoints.reopenActionLog, { params, body: { reason: 'A wrong time' } });
  expect(await send(supervisor)).toMatchObject({ status: 409, code: 'action_log_not_shared' });
  await runWork(app, 'mail');
  expect(sent).toEqual([]);
});

it('tells clients with a login of shown entries alone, in lists, by filters and in figures', async () => {
  const log = await finalLog();
  const entries = await viewer.call(entryEndpoints.listActionLogEntries, { query: { id: log.id } });
  expect(entries.payload.rows.map(({ description }) => description)).toEqual(['Swept the lobby']);
  const list = async (query: object) =>
    (await viewer.send(actionLogListEndpoints.listActionLogs, { query: query })).payload;
  const [row] = (await list({})).rows;
  expect(row).toMatchObject({ id: log.id, entry_count: 1, photo_count: 0 });
  // What is hidden cannot be asked for: such filters are as if they were not there.
  for (const query of [{ action_type: ['spill'] }, { action_type: ['trash'] }, { requested: true }])
    expect((await list(query)).rows.map(({ id }) => id)).toEqual([log.id]);
  const { status, text, payload } = await viewer.send(logDashboardEndpoints.getLogDashboard, {
    query: {},
  });
  expect(status, text).toBe(200);
  expect(text).not.toContain('SECRET');
  expect(payload).toMatchObject({ charts: { types: [], rooms: [], porters: [] }, open_requests: [] });
  expect(Object.keys(payload.kpis).toSorted()).toEqual(['coverage', 'finalized_rate', 'logs']);
});
