import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { scheduledProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import { calendarEndpoints, recurringEndpoints, specialProjectEndpoints } from '../../contract/index.ts';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: '2027-03-10T17:00:00Z' },
  ));
  admin = await acme.signIn('admin');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** The subjects of the mails that people get now. */
const noticesSent = async (): Promise<string[]> => {
  await runWork(app, 'notifications');
  sink.received.length = 0;
  await runWork(app, 'mail');
  return [...new Set(sink.received.map(({ subject }) => subject ?? ''))].toSorted();
};

describe('what people are told of special projects', () => {
  it('is that one is scheduled, moved, waits and ends, without amounts', async () => {
    const { id, number, title } = await scheduledProject(admin, acme);
    const name = `${number} ${title}`;
    expect(await noticesSent()).toContain(`Scheduled: ${name}`);
    expect(sink.received.map(({ text }) => text).join()).not.toContain('$');
    const body = { scheduled_date: '2027-03-20' };
    await admin.call(calendarEndpoints.planSpecialProject, { params: { id }, body });
    expect(await noticesSent()).toContain(`Rescheduled: ${name}`);
    expect(sink.received.find(({ subject }) => subject === `Rescheduled: ${name}`)?.text).toContain(
      '03/20/2027',
    );
    await transitionProject(admin, id, 'hold', { note: 'No access' });
    expect(await noticesSent()).toContain(`On hold: ${name}`);
    expect(sink.received.find(({ subject }) => subject === `On hold: ${name}`)?.text).toContain('No access');
    await transitionProject(admin, id, 'resume');
    await transitionProject(admin, id, 'close', { cancel_open_tasks: true });
    expect(await noticesSent()).toContain(`Closed: ${name}`);
  });

  it('is that one date of work that recurs is on another day', async () => {
    const { id, number, title } = await scheduledProject(admin, acme, { scheduled_date: '2027-03-11' });
    const rule = { freq: 'week' as const, every: 1, weekdays: [4], start_on: '2027-03-11' };
    await admin.call(recurringEndpoints.addRecurringInterval, { params: { id }, body: { rule } });
    await noticesSent();
    const tasks = await admin.call(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } });
    const taskId = tasks.payload.find(({ scheduled_on }) => scheduled_on === '2027-03-18')?.id ?? 0;
    const body = { scheduled_date: '2027-03-19' };
    await admin.call(calendarEndpoints.planOccurrence, { params: { id, taskId }, body });
    expect(await noticesSent()).toContain(`Rescheduled: ${number} ${title}`);
    expect(sink.received.map(({ text }) => text).join()).toContain('the work of 03/18/2027 to 03/19/2027');
  });

  it('is a cancelled one with the reason, but nothing of what was only approved', async () => {
    const { id, number, title } = await scheduledProject(admin, acme);
    await noticesSent();
    await transitionProject(admin, id, 'cancel', { note: 'Sold the building' });
    expect(await noticesSent()).toContain(`Cancelled: ${number} ${title}`);
  });
});
