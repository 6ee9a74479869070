import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { systemScope } from '#platform/server/http/person';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  transitionTask,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  asks,
  begin,
  complete,
  completed,
  giveAnswers,
  publishTemplate,
  workedAnswers,
} from '../../../../../tests/api/harness/walk.ts';
import { answerEndpoints, inspectionEndpoints } from '../../contract/index.ts';

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  csr: 'csr',
  manager: 'director-client-development',
};

let sink: MailSink;
let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let template: number;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: '2027-01-12T18:00:00Z' },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  [admin, supervisor] = await Promise.all([acme.signIn('admin'), acme.signIn('supervisor')]);
  template = await publishTemplate(admin);
});
afterEach(() => {
  sink.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** Who got a mail about inspections, and what its subject begins with. */
const mails = async (): Promise<Record<string, string>> => {
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return Object.fromEntries(
    sink.received
      .filter(({ subject }) => /nspec/.test(subject ?? ''))
      .map((mail) => [String(mail.to?.[0]?.address).split('@')[0], String(mail.subject).split(':')[0] ?? ''])
      .sort(),
  );
};

const photo = async (): Promise<Blob> => {
  const canvas = sharp({ create: { width: 900, height: 700, channels: 3, background: '#4477aa' } });
  return new Blob([new Uint8Array(await canvas.jpeg().toBuffer())], { type: 'image/jpeg' });
};

const clean = Object.fromEntries(Object.keys(workedAnswers).map((label) => [label, 'excellent']));

it('a score is told to the team, once to each', async () => {
  await completed(supervisor, acme, template, clean);
  expect(await mails()).toEqual({ 'area-manager': 'Inspection', manager: 'Inspection' });
  expect(sink.received[0]?.text).toContain('100.0 (target 85.0)');
});

it('a failing one also to the client service, with its worst answers, in the language of the reader', async () => {
  const begun = await begin(supervisor, acme, template);
  await giveAnswers(supervisor, begun, workedAnswers);
  await supervisor.send(answerEndpoints.addAnswerFiles, {
    params: { id: begun.id },
    body: { question_id: asks(begun, 'Dusting'), comments: ['Top of the shelves'] },
    files: [{ field: 'files', file: await photo(), name: 'private-name.jpg' }],
  });
  const { payload: done } = await complete(supervisor, begun);
  expect(await mails()).toEqual({
    'area-manager': 'Inspection failed',
    csr: 'Inspection failed',
    manager: 'Inspection failed',
  });
  const { text, html, attachments } = sink.received[0] ?? {};
  expect(attachments).toMatchObject([{ mimeType: 'image/jpeg', disposition: 'inline' }]);
  expect(html).toContain(`src="cid:${attachments?.[0]?.contentId?.slice(1, -1)}" alt="Top of the shelves"`);
  expect(html).not.toContain('private-name');
  expect(text).toContain('84.2 (');
  expect(text).toContain('Dusting – Poor');
  expect(text).toContain('Fixtures – Below standard');
  expect(text).toContain(`/quality/inspections?id=${done.id}`);
});

it('the inspector hears that it is final; whoever did it does not', async () => {
  const done = await completed(supervisor, acme, template, clean);
  await mails();
  sink.received.length = 0;
  await admin.call(inspectionEndpoints.finalizeInspection, { params: { id: done.id }, body: {} });
  expect(await mails()).toEqual({ supervisor: 'Inspection finalized' });
  sink.received.length = 0;
  await admin.call(inspectionEndpoints.reopenInspection, {
    params: { id: done.id },
    body: { reason: 'Wrong floor' },
  });
  expect(await mails()).toEqual({
    'area-manager': 'Inspection reopened',
    supervisor: 'Inspection reopened',
  });
  expect(sink.received[0]?.text).toContain('Wrong floor');
});

it('a critical deficiency is told at night too, a score in the morning', async () => {
  app.setNow('2027-01-13T06:00:00Z');
  const critical = await publishTemplate(admin, [
    { title: 'Stairs', questions: [{ label: 'Exit is free', critical: true }, { label: 'Steps' }] },
  ]);
  const leaves = async (exit: string): Promise<string | undefined> => {
    const { id } = await completed(supervisor, acme, critical, { 'Exit is free': exit, Steps: 'excellent' });
    await runWork(app, 'notifications');
    const [mail] = await sqlAs<{ due_at: string }>(
      app,
      acme,
      `select m.due_at from mails m join notifications n on n.organization_id = m.organization_id and n.mail_id = m.id
       where n.user_id = $1 and n.params ->> 'id' = $2 and n.kind like 'inspection.%'`,
      [acme.users['area-manager'], String(id)],
    );
    return mail && new Date(mail.due_at).toISOString();
  };
  expect(await leaves('excellent')).toBe('2027-01-13T13:00:00.000Z');
  expect(await leaves('poor')).toBe('2027-01-13T06:00:00.000Z');
  app.setNow('2027-01-12T18:00:00Z');
});

it('nobody hears of an end that was undone at once', async () => {
  const done = await completed(supervisor, acme, template);
  await mails();
  sink.received.length = 0;
  for (const { id } of done.tasks) await transitionTask(admin, id, 'close');
  await transitionTask(admin, done.tasks.at(-1)?.id ?? 0, 'undo');
  app.setNow('2027-01-12T18:00:30Z');
  expect(await mails()).toEqual({});
});
