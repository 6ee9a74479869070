import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
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
import { transitionProject } from '../../../../../tests/api/harness/projects.ts';
import {
  approveAs,
  draftProposal,
  orgParams,
  sendDraft,
  shownTo,
  visitProposal,
} from '../../../../../tests/api/harness/proposals.ts';
import { sharedProposalEndpoints } from '../../contract/index.ts';
import { publishExpired } from '../transitions/publish-expired.ts';

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

/** Sends the waiting notifications; returns receivers and subjects. */
const noticesSent = async (): Promise<string[]> => {
  await runWork(app, 'notifications');
  sink.received.length = 0;
  await runWork(app, 'mail');
  return sink.received
    .map((mail) => `${String(mail.to?.[0]?.address).split('@')[0]}: ${mail.subject}`)
    .filter((line) => !line.startsWith('hill'))
    .toSorted();
};

const withPeople = async () => {
  const made = await draftProposal(admin, acme);
  const { id, number, title } = made.project;
  const { addScheduler, addManager } = specialProjectEndpoints;
  await admin.call(addScheduler, { params: { id, userId: acme.users.scheduler } });
  await admin.call(addManager, { params: { id, userId: acme.users.manager } });
  await noticesSent();
  return { id, proposalId: made.proposal.id, name: `${number} ${title}` };
};

describe('what people are told of proposals', () => {
  it('is that it was sent, a question, and the yes of the client', async () => {
    const { proposalId, name } = await withPeople();
    await sendDraft(admin, proposalId);
    expect(await noticesSent()).toEqual([
      `manager: Proposal sent: ${name}`,
      `scheduler: Proposal sent: ${name}`,
    ]);
    const stranger = await visitProposal(app, admin, proposalId);
    const shown = await shownTo(stranger);
    const question = { shown, name: 'Jane Hill', question: 'Do you bring the water?' };
    await stranger.call(sharedProposalEndpoints.askAboutProposal, { params: orgParams, body: question });
    expect(await noticesSent()).toEqual([
      `manager: Question about ${name}`,
      `scheduler: Question about ${name}`,
    ]);
    expect(sink.received[0]?.text).toContain('Jane Hill: Do you bring the water?');
    await approveAs(stranger, 'Jane Hill');
    expect(await noticesSent()).toEqual(
      ['admin', 'manager', 'scheduler'].map((who) => `${who}: Approved: ${name}`),
    );
    expect(sink.received[0]?.text).toContain('Jane Hill approved the proposal');
    expect(sink.received.map(({ text }) => text).join()).not.toContain('$');
  });

  it('is a no that somebody of the company records, but not what was withdrawn', async () => {
    const { id, proposalId, name } = await withPeople();
    await sendDraft(admin, proposalId);
    await noticesSent();
    await transitionProject(admin, id, 'decline', { note: 'Too expensive' });
    expect(await noticesSent()).toEqual([`manager: Declined: ${name}`, `scheduler: Declined: ${name}`]);
  });

  it('is the answer to whoever sent it, though they hold nothing in the project', async () => {
    const seller = await acme.signIn('area-manager');
    const { id, proposalId, name } = await withPeople();
    await sendDraft(seller, proposalId);
    await noticesSent();
    const stranger = await visitProposal(app, admin, proposalId);
    await approveAs(stranger, 'Jane Hill');
    expect(await noticesSent()).toEqual(
      ['area-manager', 'manager', 'scheduler'].map((who) => `${who}: Approved: ${name}`),
    );
    const bell = await seller.call(notificationEndpoints.listNotifications, { query: { limit: 5 } });
    expect(bell.payload.rows[0]).toMatchObject({ title: `Approved: ${name}` });
    const other = await withPeople();
    await sendDraft(seller, other.proposalId);
    await noticesSent();
    await transitionProject(admin, other.id, 'decline', { note: 'Too expensive' });
    expect(await noticesSent()).toContain(`area-manager: Declined: ${other.name}`);
    expect(id).not.toBe(other.id);
  });

  it('is that nobody answered in time, once and to managers alone', async () => {
    const { proposalId, name } = await withPeople();
    await sendDraft(admin, proposalId);
    await noticesSent();
    const round = async (moment: string): Promise<string[]> => {
      app.setNow(moment);
      await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
        publishExpired(app.wiring, tenant, new Date(moment)),
      );
      return noticesSent();
    };
    expect(await round('2027-04-09T18:00:00Z')).toEqual([]);
    expect(await round('2027-04-10T18:00:00Z')).toEqual([`manager: Proposal expired: ${name}`]);
    expect(await round('2027-04-11T18:00:00Z')).toEqual([]);
  });
});
