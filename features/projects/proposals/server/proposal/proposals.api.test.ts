import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { draftProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import {
  draftProposal,
  saveDraft,
  sendDraft,
  sentProposal,
} from '../../../../../tests/api/harness/proposals.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { proposalEndpoints, proposalMailEndpoints } from '../../contract/index.ts';

const calls = proposalEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let stranger: Client;
let mails: MailMessage[] = [];

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  stranger = await started.rival.signIn('admin');
  app.wiring.mail = { send: async (message) => void mails.push(message) };
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  mails = [];
});

const list = async (client: Client, id: number) => client.call(calls.listProposals, { params: { id } });

const create = (id: number, client = manager) =>
  client.call(calls.createProposal, { params: { id }, body: {} });

const projectOf = async (id: number) =>
  (await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } })).payload;

const setBillingEmail = (emails: string[]) =>
  sqlAs(app, acme, `update clients set billing_email = $1`, [emails]);

describe('a draft', () => {
  it('begins with the scope of the project, the next version with the last', async () => {
    const project = await draftProject(manager, acme);
    const first = await create(project.id);
    expect(first.payload).toMatchObject({
      version: 1,
      state: 'draft',
      language: 'en',
      required_total: 1350,
      valid_until: null,
      lines: [{ description: 'Entrance', optional: false, amount: 1350 }],
      can: { update: true, send: true, withdraw: false, delete: true },
    });
    expect((await create(project.id)).code).toBe('proposal_draft_exists');
    await saveDraft(manager, first.payload, { intro: 'Dear Mrs. Hill' });
    await sendDraft(manager, first.payload.id);
    expect((await create(project.id)).payload).toMatchObject({ version: 2, intro: 'Dear Mrs. Hill' });
    const { payload } = await list(manager, project.id);
    expect(payload.proposals.map(({ version, state }) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'sent'],
    ]);
  });

  it('says everything that is wrong, and who saved meanwhile', async () => {
    const { proposal } = await draftProposal(manager, acme);
    const line = { description: '', quantity: -1, unit_of_measure: 'mile', unit_price: 0.001 };
    const wrong = await saveDraft(manager, proposal, { language: 'fr', lines: [line] });
    expect(Object.keys(wrong.errors).toSorted()).toEqual([
      ...['language', 'lines.0.description', 'lines.0.quantity'],
      ...['lines.0.unit_of_measure', 'lines.0.unit_price'],
    ]);
    const passed = await saveDraft(manager, proposal, { valid_until: '2027-03-08' });
    expect(Object.keys(passed.errors)).toEqual(['valid_until']);
    expect((await saveDraft(manager, proposal, { intro: 'Good day' })).status).toBe(200);
    expect((await saveDraft(manager, proposal, { intro: 'Another' })).status).toBe(409);
  });

  it('takes lines as they were read, and no amount that they do not come to', async () => {
    const { proposal } = await draftProposal(manager, acme);
    const [line] = proposal.lines;
    const wrong = await saveDraft(manager, proposal, { lines: [{ ...line, amount: 1 }] });
    expect(wrong).toMatchObject({
      status: 422,
      errors: { 'lines.0.amount': ['The amount is not the quantity times the price.'] },
    });
    const { payload } = await saveDraft(manager, proposal, { lines: proposal.lines });
    expect(payload.lines).toEqual(proposal.lines);
  });

  it('is deleted, and its number is free again', async () => {
    const { project, proposal } = await draftProposal(manager, acme);
    const params = { id: proposal.id };
    expect((await manager.call(calls.deleteProposal, { params })).status).toBe(200);
    expect((await manager.call(calls.getProposal, { params })).status).toBe(404);
    expect((await create(project.id)).payload.version).toBe(1);
  });

  it('is for people who see money, of this company', async () => {
    const { project, proposal } = await draftProposal(manager, acme);
    const params = { id: proposal.id };
    for (const who of ['supervisor', 'viewer'] as const) {
      const client = await acme.signIn(who);
      expect((await list(client, project.id)).status, who).toBe(403);
      expect((await client.call(calls.getProposal, { params })).status, who).toBe(403);
      expect((await create(project.id, client)).status, who).toBe(403);
    }
    expect((await list(stranger, project.id)).status).toBe(404);
    expect((await stranger.call(calls.getProposal, { params })).status).toBe(404);
    expect((await stranger.call(calls.getProposalPdf, { params })).status).toBe(404);
    expect((await saveDraft(stranger, proposal)).status).toBe(404);
    expect((await stranger.call(calls.deleteProposal, { params })).status).toBe(404);
    expect((await sendDraft(stranger, proposal.id)).status).toBe(404);
  });
});

describe('sending', () => {
  it('proposes the project, freezes what is sent and mails link and paper', async () => {
    const { project, proposal } = await draftProposal(manager, acme);
    expect(Object.keys((await sendDraft(manager, proposal.id, { emails: [] })).errors)).toEqual(['emails']);
    expect((await sendDraft(manager, proposal.id)).status).toBe(200);
    expect((await projectOf(project.id)).status).toBe('proposed');
    const { payload } = await manager.call(calls.getProposal, { params: { id: proposal.id } });
    expect(payload).toMatchObject({
      state: 'sent',
      valid_until: '2027-04-08',
      sent_to: ['hill@client.test'],
      can: { update: false, withdraw: true, delete: false },
    });
    expect((await saveDraft(manager, payload)).code).toBe('proposal_frozen');
    await runWork(app, 'mail');
    expect(mails.map(({ to }) => to)).toEqual(['hill@client.test']);
    const [mail] = mails;
    expect(mail?.text).toContain('$1,350.00');
    expect(mail?.text).toMatch(/\/r\/[\w-]{43}/);
    expect(mail?.attachments?.[0]?.name).toBe(`proposal-${project.number}-1.pdf`);
  });

  it('says that a price is for each time', async () => {
    const { proposal } = await draftProposal(manager, acme, { price_basis: 'per_occurrence' });
    expect(proposal.price_basis).toBe('per_occurrence');
    await sendDraft(manager, proposal.id);
    await runWork(app, 'mail');
    expect(mails[0]?.text).toContain('$1,350.00 each time');
  });

  it('takes the price of the proposal where the project has none', async () => {
    const { project, proposal } = await draftProposal(manager, acme, { scope_lines: [] });
    expect(project.price).toBeNull();
    await sendDraft(manager, proposal.id);
    expect(await projectOf(project.id)).toMatchObject({ status: 'proposed', price: 1350 });
    const free = await draftProposal(manager, acme);
    const { payload } = await saveDraft(manager, free.proposal, { lines: [] });
    expect(Object.keys((await sendDraft(manager, payload.id)).errors)).toEqual(['price']);
    expect((await projectOf(free.project.id)).status).toBe('draft');
  });

  it('by the name of the transition offers the scope to the addresses for bills', async () => {
    await setBillingEmail([]);
    const empty = await draftProject(manager, acme, { scope_lines: [] });
    const refused = await transitionProject(manager, empty.id, 'propose');
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['price', 'emails']]);
    await setBillingEmail(['bills@client.test']);
    const { id } = await draftProject(manager, acme);
    expect((await transitionProject(manager, id, 'propose')).payload.status).toBe('proposed');
    const { payload } = await list(manager, id);
    expect(payload.proposals).toMatchObject([
      { version: 1, required_total: 1350, sent_to: ['bills@client.test'] },
    ]);
    await runWork(app, 'mail');
    expect(mails.map(({ to }) => to)).toEqual(['bills@client.test']);
  });

  it('goes to more people afterwards, and not after an answer', async () => {
    const { project, proposal } = await sentProposal(manager, acme);
    expect((await sendDraft(manager, proposal.id, { emails: ['vale@client.test'] })).status).toBe(200);
    const offered = await manager.call(proposalMailEndpoints.listProposalRecipients, {
      params: { id: proposal.id },
    });
    expect(offered.payload.sent).toHaveLength(2);
    const approved = await transitionProject(manager, project.id, 'approve', { note: 'Mrs. Hill, by phone' });
    expect(approved.payload.status).toBe('pending');
    const { payload } = await manager.call(calls.getProposal, { params: { id: proposal.id } });
    expect(payload).toMatchObject({ state: 'approved', answer: { name: null, note: 'Mrs. Hill, by phone' } });
    expect((await sendDraft(manager, proposal.id)).code).toBe('proposal_answered_otherwise');
    expect((await create(project.id)).code).toBe('proposal_project_over');
  });

  it('is for those who move projects', async () => {
    const { proposal } = await draftProposal(manager, acme);
    const sales = await acme.signIn('sales-rep');
    expect((await sendDraft(sales, proposal.id)).status).toBe(403);
    const params = { id: proposal.id };
    expect((await manager.call(calls.getProposalShareLink, { params })).code).toBe('proposal_not_sent');
    const withdraw = (note: string, client = manager) =>
      client.call(calls.withdrawProposal, { params, body: { note } });
    expect(Object.keys((await withdraw('')).errors)).toEqual(['note']);
    expect((await withdraw('Wrong price')).code).toBe('proposal_not_sent');
    expect((await withdraw('Wrong price', sales)).status).toBe(403);
  });
});
