import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { systemScope } from '#platform/server/http/person';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { type DocumentType, jobDocumentEndpoints } from '../../contract/index.ts';
import { publishExpiring } from './publish-expiring.ts';

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  scheduler: 'assistant-manager',
  supervisor: 'supervisor',
  csr: 'csr',
  manager: 'director-client-development',
};

/** Nine in the morning in Denver, where the company is. */
const morning = (date: string): string => `${date}T16:00:00Z`;

let sink: MailSink;
let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: morning('2027-01-10') },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  admin = await acme.signIn('admin');
});
afterEach(async () => {
  const all = await admin.call(jobDocumentEndpoints.listJobFiles, { params: { id: acme.inScope.jobId } });
  for (const { id } of all.payload) await admin.call(fileEndpoints.deleteFile, { params: { id } });
  sink.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const upload = async (expires_on: string, type: DocumentType = 'coi') => {
  const answer = await admin.call(jobDocumentEndpoints.uploadJobFile, {
    params: { id: acme.inScope.jobId },
    body: { type, expires_on },
    files: [{ field: 'file', file: new Blob(['Certificate'], { type: 'text/plain' }), name: 'paper.txt' }],
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

/** Does the periodic work at this moment and returns who got mail. */
const roundAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  sink.received.length = 0;
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    publishExpiring(app.wiring, tenant, new Date(moment)),
  );
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

const recipients = ['area-manager', 'csr'];

it('tells area manager and CSR 30, 7 and 0 days before, once each', async () => {
  await upload('2027-03-31');
  expect(await roundAt(morning('2027-02-28'))).toEqual([]);
  expect(await roundAt(morning('2027-03-01'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toBe('Certificate of insurance expires in 30 days');
  expect(sink.received[0]?.text).toContain('03/31/2027');
  expect(sink.received[0]?.text).toContain(`/job/${acme.inScope.jobId}?tab=files`);
  expect(await roundAt(morning('2027-03-02'))).toEqual([]);
  expect(await roundAt(morning('2027-03-24'))).toEqual(recipients);
  expect(await roundAt(morning('2027-03-31'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toBe('Certificate of insurance expires today');
  expect(await roundAt(morning('2027-04-01'))).toEqual([]);
});

it('tells at seven in the morning at the site, not before', async () => {
  await upload('2027-03-31');
  expect(await roundAt('2027-03-01T13:59:00Z')).toEqual([]);
  expect(await roundAt('2027-03-01T14:00:00Z')).toEqual(recipients);
});

it('makes up for days on which the server was down, and tells only the latest step', async () => {
  await upload('2027-03-31');
  expect(await roundAt(morning('2027-03-27'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toBe('Certificate of insurance expires in 4 days');
  expect(await roundAt(morning('2027-04-03'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toBe('Certificate of insurance has expired');
  expect(await roundAt(morning('2027-04-04'))).toEqual([]);
});

it('does not tell of a document that was replaced or removed', async () => {
  await upload('2027-03-31');
  const { id } = await upload('2028-03-31');
  expect(await roundAt(morning('2027-03-01'))).toEqual([]);
  await admin.call(fileEndpoints.deleteFile, { params: { id } });
  expect(await roundAt(morning('2028-03-01'))).toEqual([]);
});

it('tells again when the date changed', async () => {
  const { id, name, updated_at } = await upload('2027-03-31');
  expect(await roundAt(morning('2027-03-01'))).toEqual(recipients);
  const answer = await admin.call(jobDocumentEndpoints.updateJobFile, {
    params: { id: acme.inScope.jobId, fileId: id },
    body: { name, expires_on: '2027-04-15', updated_at },
  });
  expect(answer.status).toBe(200);
  expect(await roundAt(morning('2027-03-16'))).toEqual(recipients);
});

it('tells of a contract only those who may read it', async () => {
  await upload('2027-03-31', 'contract');
  expect(await roundAt(morning('2027-03-01'))).toEqual([]);
});

it('follows what people chose, in the bell too', async () => {
  const [assistant, csr] = [await acme.signIn('scheduler'), await acme.signIn('csr')];
  const choose = (client: Client, active: boolean) =>
    client.call(notificationEndpoints.setCommunicationPreference, {
      body: { id: 21, active, allBuildings: true },
    });
  await choose(assistant, true);
  await choose(csr, false);
  await upload('2027-03-31');
  expect(await roundAt(morning('2027-03-01'))).toEqual(['area-manager', 'scheduler']);
  const { payload } = await assistant.call(notificationEndpoints.listNotifications);
  expect(payload.rows[0]).toMatchObject({
    title: 'Certificate of insurance expires in 30 days',
    link: `/job/${acme.inScope.jobId}?tab=files`,
  });
});
