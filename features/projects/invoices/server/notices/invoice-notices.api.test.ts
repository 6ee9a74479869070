import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { publishPastDue } from './publish-past-due.ts';

const issueDay = '2027-03-10T18:00:00Z';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: issueDay },
  ));
  admin = await acme.signIn('admin');
  await setBilling(app, acme);
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const id = await createAssignment(tenant, null, { name: 'DC', role_key: 'director-client-development' });
    for (const who of ['area-manager', 'manager'] as const)
      await assignUsers(tenant, id, [{ userId: acme.users[who], jobId: acme.inScope.jobId }]);
  });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(() => app.setNow(issueDay));

/** Sends the waiting notifications about invoices; returns receivers and subjects. */
const noticesSent = async (): Promise<string[]> => {
  await runWork(app, 'notifications');
  sink.received.length = 0;
  await runWork(app, 'mail');
  return sink.received
    .map((mail) => `${String(mail.to?.[0]?.address).split('@')[0]}: ${mail.subject}`)
    .filter((line) => line.includes('INV-'))
    .toSorted();
};

const publish = (moment: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    publishPastDue(app.wiring, tenant, new Date(moment)),
  );

const roundAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  await publish(moment);
  return noticesSent();
};

const issued = async () => {
  const { id, number, client } = await issuedInvoice(admin, await closedProject(admin, acme));
  return { id, name: `${number} ${client.name}`, number, client: client.name };
};

describe('what people are told of invoices', () => {
  it('is that one was issued and paid, with its amount, to those alone who may see it', async () => {
    const { id, name, number, client } = await issued();
    expect(await noticesSent()).toEqual([`area-manager: Invoice ${number} issued: ${client}`]);
    expect(sink.received.at(-1)?.text).toContain('$1,461.38');
    expect(sink.received.at(-1)?.text).toContain('04/09/2027');
    await transitionInvoice(admin, id, 'mark-paid', { amount: 461.38 });
    expect(await noticesSent()).toEqual([]);
    await transitionInvoice(admin, id, 'mark-paid');
    expect(await noticesSent()).toEqual([`area-manager: Paid: ${name}`]);
    const area = await acme.signIn('area-manager');
    const { payload } = await area.call(notificationEndpoints.listNotifications);
    expect(payload.rows[0]).toMatchObject({
      title: `Paid: ${name}`,
      link: `/special-project/billing/${id}`,
    });
  });

  it('is that nobody paid in time, once, also to whoever wrote it; then that it was given up', async () => {
    const { id, name } = await issued();
    await noticesSent();
    expect(await roundAt('2027-04-09T18:00:00Z')).toEqual([]);
    expect(await roundAt('2027-04-10T05:00:00Z')).toEqual([]);
    expect(await roundAt('2027-04-10T18:00:00Z')).toEqual([
      `admin: Past due: ${name}`,
      `area-manager: Past due: ${name}`,
    ]);
    expect(await roundAt('2027-04-11T18:00:00Z')).toEqual([]);
    await transitionInvoice(admin, id, 'mark-uncollected', { note: 'The company is gone' });
    expect(await noticesSent()).toEqual([`area-manager: Uncollected: ${name}`]);
    expect(sink.received.at(-1)?.text).toContain('The company is gone');
  });

  it('is said once although several processes do the round at once', async () => {
    await issued();
    app.setNow('2027-04-10T18:00:00Z');
    const counts = await Promise.all([1, 2, 3].map(() => publish('2027-04-10T18:00:00Z')));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    await noticesSent();
  });

  it('leaves out what was paid while the mail waited for the morning', async () => {
    const { id } = await issued();
    await noticesSent();
    app.setNow('2027-04-11T05:00:00Z');
    await publish('2027-04-11T05:00:00Z');
    await runWork(app, 'notifications');
    await sqlAs(app, acme, `update invoices set status = 'paid', paid_at = '2027-04-10' where id = $1`, [id]);
    app.setNow('2027-04-11T18:00:00Z');
    expect(await noticesSent()).toEqual([]);
  });

  it('speaks the language of the reader, and follows what people chose', async () => {
    const area = await acme.signIn('area-manager');
    await area.raw('PUT', '/api/v1/user/locale', { locale: 'es' });
    const { number, client } = await issued();
    expect(await noticesSent()).toEqual([`area-manager: Factura ${number} emitida: ${client}`]);
    await area.call(notificationEndpoints.setCommunicationPreference, {
      body: { id: 19, active: false, allBuildings: true },
    });
    await issued();
    expect(await noticesSent()).toEqual([]);
  });
});
