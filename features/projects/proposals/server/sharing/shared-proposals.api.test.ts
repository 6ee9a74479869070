import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { transitionProject } from '../../../../../tests/api/harness/projects.ts';
import {
  approveAs,
  draftProposal,
  orgParams as params,
  sendDraft,
  sentProposal,
  shownTo,
  visitProposal,
} from '../../../../../tests/api/harness/proposals.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { proposalEndpoints, sharedProposalEndpoints } from '../../contract/index.ts';

const calls = sharedProposalEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

const look = (stranger: Client) => stranger.call(calls.getSharedProposal, { params });

const ask = async (stranger: Client, question = 'Do you bring the water?') =>
  stranger.call(calls.askAboutProposal, {
    params,
    body: { shown: await shownTo(stranger), name: 'Jane Hill', question },
  });

const decline = async (stranger: Client, reason = 'Too expensive') =>
  stranger.call(calls.declineProposal, {
    params,
    body: { shown: await shownTo(stranger), name: 'Jane Hill', reason },
  });

const sent = async () => {
  const { project, proposal } = await sentProposal(manager, acme, { internal_notes: 'SECRET note' });
  return { id: proposal.id, projectId: project.id, stranger: await visitProposal(app, manager, proposal.id) };
};

const projectOf = async (id: number) =>
  (await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } })).payload;

const proposalOf = async (id: number) =>
  (await manager.call(proposalEndpoints.getProposal, { params: { id } })).payload;

describe('the page of a proposal', () => {
  it('shows what is offered, and nothing internal', async () => {
    const { id, stranger } = await sent();
    const answer = await look(stranger);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.payload).toMatchObject({
      state: 'sent',
      version: 1,
      terms: 'Net 30',
      valid_until: '2027-04-08',
      answer: null,
      lines: [
        { description: 'Entrance', amount: 1350, optional: false },
        { description: 'Garage', amount: 99.99, optional: true },
        { description: 'Dock', amount: 30 },
      ],
    });
    for (const secret of ['SECRET', '@', '"id"', 'cost', 'margin', 'manager', 'client_id', 'user'])
      expect(answer.text, secret).not.toContain(secret);
    expect((await proposalOf(id)).seen).toMatchObject({ views: 1 });
  });

  it('gives the same paper to everybody, ever after', async () => {
    const { id, stranger } = await sent();
    const first = await stranger.call(calls.getSharedProposalPdf, { params });
    expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const again = await manager.call(proposalEndpoints.getProposalPdf, { params: { id } });
    expect(again.bytes.equals(first.bytes)).toBe(true);
    await approveAs(stranger, 'Jane Hill');
    const hash = createHash('sha256').update(first.bytes).digest('hex');
    expect((await proposalOf(id)).answer?.pdf_sha256).toBe(hash);
  });

  it('opens nothing but this proposal', async () => {
    const { id, projectId, stranger } = await sent();
    expect((await look(createClient(app))).status).toBe(401);
    const elsewhere = { params: { orgSlug: 'rival' } };
    expect((await stranger.call(calls.getSharedProposal, elsewhere)).status).toBe(401);
    for (const path of ['inspection', 'nightly-report', 'door-proof', 'action-log', `task/${id}`])
      expect((await stranger.raw('GET', `/api/v1/acme/${path}`)).status, path).toBe(401);
    for (const call of [
      stranger.call(proposalEndpoints.getProposal, { params: { id } }),
      stranger.call(proposalEndpoints.listProposals, { params: { id: projectId } }),
      stranger.call(proposalEndpoints.withdrawProposal, { params: { id }, body: { note: 'no more' } }),
      stranger.call(specialProjectEndpoints.getSpecialProject, { params: { id: projectId } }),
    ])
      expect((await call).status).toBe(401);
  });
});

describe('an answer of the client', () => {
  it('approves with the chosen options, and moves the project at their price', async () => {
    const { id, projectId, stranger } = await sent();
    const answer = await approveAs(stranger, 'Jane Hill', [1, 0, 30]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.payload).toMatchObject({
      state: 'approved',
      answer: { name: 'Jane Hill', chosen: [1], total: 1449.99 },
    });
    const project = await projectOf(projectId);
    expect(project).toMatchObject({ status: 'pending', approved: true, approved_by: null, price: 1449.99 });
    expect(project.timeline.find(({ changes }) => changes.price)?.changes.price).toEqual([1350, 1449.99]);
    expect(project.timeline.at(-1)).toMatchObject({
      to: 'pending',
      note: 'Approved by Jane Hill, version 1',
    });
    const kept = await proposalOf(id);
    expect(kept.answer).toMatchObject({ name: 'Jane Hill', total: 1449.99, at: '2027-03-10T05:00:00Z' });
    const [row] = await sqlAs(app, acme, 'select answered_network from proposals where id = $1', [id]);
    expect(row).toEqual({ answered_network: '127.0.0.0/24' });
    const viewer = await acme.signIn('viewer');
    const signature = kept.answer?.signature_url ?? '';
    expect((await manager.raw('GET', signature)).status).toBe(200);
    expect([403, 404]).toContain((await viewer.raw('GET', signature)).status);
    expect((await stranger.raw('GET', signature)).status).toBe(401);
  });

  it('declines with a reason: the project is a draft again', async () => {
    const { projectId, stranger } = await sent();
    expect((await decline(stranger)).payload.state).toBe('declined');
    const project = await projectOf(projectId);
    expect(project.status).toBe('draft');
    expect(project.timeline.at(-1)).toMatchObject({ to: 'draft', note: 'Jane Hill: Too expensive' });
  });

  it('says what is wrong, at its field', async () => {
    const { stranger } = await sent();
    const unsigned = await stranger.call(calls.approveProposal, {
      params,
      body: { shown: 'page', name: 'Jane' },
    });
    expect([unsigned.status, Object.keys(unsigned.errors)]).toEqual([422, ['signature']]);
    expect(Object.keys((await approveAs(stranger, '<>')).errors)).toEqual(['name']);
    expect(Object.keys((await decline(stranger, '')).errors)).toEqual(['reason']);
    expect(Object.keys((await ask(stranger, '')).errors)).toEqual(['question']);
  });

  it('is to what its page showed, whatever another tab opened since', async () => {
    const one = await sent();
    const shown = await shownTo(one.stranger);
    const other = await sentProposal(manager, acme, { title: 'Windows' });
    const link = await manager.call(proposalEndpoints.getProposalShareLink, {
      params: { id: other.proposal.id },
    });
    await one.stranger.raw('GET', `/r/${link.payload.token}`);
    const said = { shown, name: 'Jane Hill' };
    for (const refused of [
      await approveAs(one.stranger, 'Jane Hill', [], shown),
      await one.stranger.call(calls.declineProposal, { params, body: { ...said, reason: 'No more' } }),
      await one.stranger.call(calls.askAboutProposal, { params, body: { ...said, question: 'When?' } }),
    ])
      expect([refused.status, refused.code]).toEqual([409, 'proposal_other_shown']);
    expect((await proposalOf(other.proposal.id)).state).toBe('sent');
    expect((await approveAs(one.stranger, 'Jane Hill')).status).toBe(200);
    expect((await proposalOf(one.id)).state).toBe('sent');
  });

  it('is given once: of two at the same moment one wins, and the other reads who', async () => {
    const { stranger } = await sent();
    const both = await Promise.all([approveAs(stranger, 'Jane Hill'), approveAs(stranger, 'John Vale')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.text).toMatch(/(Jane Hill|John Vale) already answered this proposal/);
    expect((await decline(stranger)).code).toBe('proposal_answered');
    stranger.cookies.locale = 'es';
    expect((await decline(stranger)).text).toContain('ya respondió a esta propuesta');
  });

  it('comes too late for what expired, was replaced, withdrawn or cancelled', async () => {
    const expired = await sent();
    app.setNow('2027-04-09T18:00:00Z');
    expect((await look(expired.stranger)).payload.state).toBe('expired');
    expect((await approveAs(expired.stranger, 'Jane Hill')).code).toBe('proposal_expired');
    expect((await ask(expired.stranger)).status).toBe(200);
    app.setNow('2027-03-10T05:00:00Z');

    const replaced = await sent();
    const newer = await manager.call(proposalEndpoints.createProposal, {
      params: { id: replaced.projectId },
      body: {},
    });
    expect((await sendDraft(manager, newer.payload.id)).status).toBe(200);
    expect((await approveAs(replaced.stranger, 'Jane Hill')).code).toBe('proposal_superseded');
    expect((await ask(replaced.stranger)).code).toBe('proposal_superseded');

    const withdrawn = await sent();
    const taken = { params: { id: withdrawn.id }, body: { note: 'Wrong price' } };
    expect((await manager.call(proposalEndpoints.withdrawProposal, taken)).status).toBe(200);
    expect((await projectOf(withdrawn.projectId)).status).toBe('draft');
    expect((await approveAs(withdrawn.stranger, 'Jane Hill')).code).toBe('proposal_withdrawn');

    const cancelled = await sent();
    await transitionProject(manager, cancelled.projectId, 'cancel', { note: 'Building sold' });
    expect((await approveAs(cancelled.stranger, 'Jane Hill')).code).toBe('proposal_withdrawn');
    expect((await look(cancelled.stranger)).payload.state).toBe('withdrawn');
  });
});

describe('a question of the client', () => {
  it('is kept with its name, and answered on the page', async () => {
    const { id, stranger } = await sent();
    expect((await ask(stranger)).payload.questions).toMatchObject([{ name: 'Jane Hill', answer: null }]);
    const [question] = (await proposalOf(id)).questions;
    const questionId = question?.id ?? 0;
    const body = { answer: 'Yes, in our truck.' };
    const answer = (client: Client, of = id) =>
      client.call(proposalEndpoints.answerQuestion, { params: { id: of, questionId }, body });
    expect((await answer(await acme.signIn('viewer'))).status).toBe(403);
    const other = await draftProposal(manager, acme);
    expect((await answer(manager, other.proposal.id)).status).toBe(404);
    expect((await answer(manager)).status).toBe(200);
    expect((await answer(manager)).code).toBe('proposal_question_answered');
    expect((await look(stranger)).payload.questions).toMatchObject([body]);
  });
});
