import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownNoteMilliseconds } from '#features/sites/notes/contract';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { draftProject, scheduledProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { projectNoteEndpoints as calls, specialProjectEndpoints } from '../../contract/index.ts';

const now = '2027-03-10T17:00:00Z';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let viewer: Client;
let stranger: Client;
let id: number;

beforeAll(async () => {
  sink = await openMailSink();
  const started = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now },
  );
  ({ app, acme } = started);
  await sqlAs(
    app,
    acme,
    `update roles set flags = flags || '{hasAccessSpecialProjects,tasks.canUpdateTask}' where organization_id = $1
     and key = 'viewer'`,
    [acme.organizationId],
  );
  [manager, supervisor, viewer, stranger] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    started.rival.signIn('admin'),
  ]);
  ({ id } = await scheduledProject(manager, acme));
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const write = (client: Client, more: object = {}, projectId = id) =>
  client.call(calls.addProjectNote, {
    params: { id: projectId },
    body: { body: 'The dock is free from six', ...more },
  });

const list = (client: Client) => client.call(calls.listProjectNotes, { params: { id } });

const remove = (client: Client, noteId: number) =>
  client.call(calls.deleteProjectNote, { params: { id: noteId } });

const mailsSent = async (): Promise<(typeof sink)['received']> => {
  await runWork(app, 'notifications');
  sink.received.length = 0;
  await runWork(app, 'mail');
  return sink.received;
};

describe('the notes of a project', () => {
  it('are written by the office and the crew, internal, the newest first, each once', async () => {
    const client_uuid = crypto.randomUUID();
    await write(supervisor, { client_uuid, internal: false });
    const { payload } = await write(supervisor, { client_uuid });
    expect(payload.notes).toMatchObject([{ internal: true, author: { id: acme.users.supervisor } }]);
    const second = await write(manager, { body: 'Bring the lift' });
    expect(second.payload.notes.map(({ body }) => body)).toEqual([
      'Bring the lift',
      'The dock is free from six',
    ]);
    expect((await write(manager, { body: ' ' })).errors).toHaveProperty('body');
    expect((await write(manager, { body: 'x'.repeat(2001) })).errors).toHaveProperty('body');
  });

  it('are for the company alone', async () => {
    const noteId = (await write(manager)).payload.notes[0]?.id ?? 0;
    expect((await list(viewer)).payload).toEqual({ notes: [], can: { add: false } });
    expect([(await write(viewer)).status, (await remove(viewer, noteId)).status]).toEqual([403, 403]);
    const seen = await viewer.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(seen.payload.timeline.map(({ action }) => action)).not.toContain('special-project.noted');
    for (const answer of [await list(stranger), await write(stranger), await remove(stranger, noteId)])
      expect(answer.status).toBe(404);
    const nobody = await acme.signIn('nobody');
    for (const answer of [await list(nobody), await write(nobody), await remove(nobody, noteId)])
      expect(answer.status).toBe(403);
  });

  it('tell those whom they mention, clients never', async () => {
    await mailsSent();
    const answer = await write(manager, { mention_user_ids: [acme.users.supervisor, acme.users.viewer] });
    expect(answer.status, answer.text).toBe(200);
    const mails = (await mailsSent()).filter(({ subject }) => subject?.includes('mentioned you'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The dock is free from six');
    const away = await draftProject(manager, acme, { job_id: null, building_id: null });
    const nowhere = await write(manager, { mention_user_ids: [acme.users.supervisor] }, away.id);
    expect(nowhere.errors).toHaveProperty('mention_user_ids');
  });

  it('are taken back by their author for 15 minutes, later by those who change projects', async () => {
    const [first, second] = [
      (await write(supervisor)).payload.notes[0]?.id ?? 0,
      (await write(supervisor)).payload.notes[0]?.id ?? 0,
    ];
    expect((await remove(supervisor, first)).payload).toEqual({ id: first });
    expect((await remove(supervisor, first)).status).toBe(404);
    app.setNow(new Date(Date.parse(now) + ownNoteMilliseconds + 60_000));
    expect((await remove(supervisor, second)).status).toBe(403);
    expect((await remove(manager, second)).status).toBe(200);
    app.setNow(now);
  });
});
