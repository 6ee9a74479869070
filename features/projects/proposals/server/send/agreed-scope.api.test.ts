import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectListEndpoints, specialProjectEndpoints } from '#features/projects/special-projects/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { draftProject, projectBody, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import {
  approveAs,
  draftProposal,
  offeredLines,
  orgParams as params,
  saveDraft,
  sendDraft,
  sentProposal,
  visitProposal,
} from '../../../../../tests/api/harness/proposals.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { proposalEndpoints, sharedProposalEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

const projectOf = async (id: number) =>
  (await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } })).payload;

const change = async (id: number, more: object) => {
  const { updated_at } = await projectOf(id);
  const body = { ...projectBody(acme, more), client_id: undefined, updated_at };
  const saved = await manager.send(specialProjectEndpoints.updateSpecialProject, { params: { id }, body });
  if (saved.status !== 200) throw new Error(saved.text);
};

const look = async (stranger: Client) => stranger.call(sharedProposalEndpoints.getSharedProposal, { params });

const soldBy = async (id: number) => {
  const { price, scope_lines } = await projectOf(id);
  return [price, scope_lines.map(({ description }) => description)];
};

describe('what a project sells', () => {
  const other = [{ description: 'Roof', quantity: 1, unit_of_measure: 'each', unit_price: 99 }];

  it('is what was offered from the moment it is sent, and what was agreed on after a yes', async () => {
    const { project, proposal } = await draftProposal(manager, acme, { scope_lines: other });
    await sendDraft(manager, proposal.id);
    expect(await soldBy(project.id)).toEqual([1350, ['Entrance']]);
    expect((await projectOf(project.id)).timeline.some(({ changes }) => changes.scope_lines)).toBe(true);
    await approveAs(await visitProposal(app, manager, proposal.id), 'Jane Hill', [2]);
    expect(await soldBy(project.id)).toEqual([1380, ['Entrance', 'Dock']]);
    expect(await projectOf(project.id)).toMatchObject({ money: { price_overridden: false } });
  });

  it('is what was sent when somebody of the company says that the client agreed', async () => {
    const { project } = await sentProposal(manager, acme);
    await change(project.id, { scope_lines: other });
    await transitionProject(manager, project.id, 'approve', { note: 'Mrs. Hill, by phone' });
    expect(await soldBy(project.id)).toEqual([1350, ['Entrance']]);
  });

  it('is offered as it is now when it is proposed by name, at a price of its own as one line', async () => {
    await sqlAs(app, acme, `update clients set billing_email = '{bills@client.test}'`, []);
    const { project, proposal } = await sentProposal(manager, acme);
    const withdraw = { params: { id: proposal.id }, body: { note: 'Wrong lines' } };
    await manager.call(proposalEndpoints.withdrawProposal, withdraw);
    await change(project.id, { scope_lines: other });
    expect((await transitionProject(manager, project.id, 'propose')).status).toBe(200);
    const [latest] = (await manager.call(proposalEndpoints.listProposals, { params: { id: project.id } }))
      .payload.proposals;
    expect(latest).toMatchObject({ version: 2, terms: 'Net 30', required_total: 99 });
    const round = await draftProject(manager, acme, { price: 1000 });
    await transitionProject(manager, round.id, 'propose');
    expect(await soldBy(round.id)).toEqual([1000, [round.title]]);
  });
});

describe('what was sent', () => {
  it('stays as it is when the project changes', async () => {
    const { project, proposal } = await sentProposal(manager, acme, { title: 'Windows' });
    const stranger = await visitProposal(app, manager, proposal.id);
    const before = (await look(stranger)).payload;
    await change(project.id, { title: 'Floors', description: 'Other work', price_basis: 'per_occurrence' });
    await sqlAs(app, acme, `update clients set name = name || ' Ltd.'`, []);
    expect((await look(stranger)).payload).toEqual(before);
    expect(before).toMatchObject({ title: 'Windows', price_basis: 'total' });
  });

  it('is withdrawn when the project gets another client', async () => {
    const { project, proposal } = await sentProposal(manager, acme);
    const stranger = await visitProposal(app, manager, proposal.id);
    const { client } = (await look(stranger)).payload;
    await sqlAs(
      app,
      acme,
      `insert into clients (organization_id, name, account_number)
       select organization_id, 'Vale & Sons', 'V-1' from clients limit 1`,
      [],
    );
    const [other] = await sqlAs(app, acme, `select id from clients where account_number = 'V-1'`, []);
    const admin = await acme.signIn('admin');
    const { updated_at } = await projectOf(project.id);
    const moved = await admin.call(specialProjectEndpoints.updateProjectClient, {
      params: { id: project.id },
      body: { client_id: (other as { id: number }).id, updated_at },
    });
    expect(moved.status, moved.text).toBe(200);
    expect(moved.payload.status).toBe('draft');
    expect((await look(stranger)).payload).toMatchObject({ state: 'withdrawn', client });
    expect((await approveAs(stranger, 'Jane Hill')).code).toBe('proposal_withdrawn');
  });

  it('is not sent again once it expired, was replaced or withdrawn: who tries reads which', async () => {
    const { project, proposal } = await sentProposal(manager, acme);
    const expiredInLists = async () => {
      const { payload } = await manager.call(projectListEndpoints.listSpecialProjects);
      return payload.rows.find(({ id }) => id === project.id)?.expired;
    };
    expect(await expiredInLists()).toBe(false);
    app.setNow('2027-04-09T18:00:00Z');
    expect(await expiredInLists()).toBe(true);
    const expired = await manager.call(proposalEndpoints.getProposal, { params: { id: proposal.id } });
    expect(expired.payload.can).toMatchObject({ send: false, withdraw: true });
    expect((await sendDraft(manager, proposal.id)).code).toBe('proposal_expired');
    const link = { params: { id: proposal.id } };
    expect((await manager.call(proposalEndpoints.getProposalShareLink, link)).code).toBe('proposal_expired');
    app.setNow('2027-03-10T05:00:00Z');
    const next = { params: { id: project.id }, body: {} };
    const newer = (await manager.call(proposalEndpoints.createProposal, next)).payload;
    await sendDraft(manager, newer.id);
    expect((await sendDraft(manager, proposal.id)).code).toBe('proposal_superseded');
    const declined = await visitProposal(app, manager, newer.id);
    const { shown } = (await look(declined)).payload;
    const no = await declined.call(sharedProposalEndpoints.declineProposal, {
      params,
      body: { shown, name: 'Jane Hill', reason: 'Too expensive' },
    });
    expect(no.payload.answer?.total).toBeNull();
    expect((await sendDraft(manager, newer.id)).text).toContain('Jane Hill');
  });

  it('is gone for an answer too when its project was deleted', async () => {
    const { project, proposal } = await sentProposal(manager, acme);
    const stranger = await visitProposal(app, manager, proposal.id);
    const admin = await acme.signIn('admin');
    await admin.call(specialProjectEndpoints.deleteSpecialProject, { params: { id: project.id } });
    expect((await look(stranger)).status).toBe(410);
    expect((await approveAs(stranger, 'Jane Hill')).status).toBe(410);
  });
});

describe('a draft', () => {
  it('is sent as its sender read it', async () => {
    const { proposal } = await draftProposal(manager, acme);
    const { payload } = await saveDraft(manager, proposal, { intro: 'Dear Mrs. Hill' });
    const old = await sendDraft(manager, proposal.id, { updated_at: proposal.updated_at });
    expect([old.status, old.code]).toEqual([409, 'proposal_draft_changed']);
    expect((await sendDraft(manager, proposal.id, { updated_at: payload.updated_at })).status).toBe(200);
  });

  it('is not saved for a project that no longer waits', async () => {
    const { project, proposal } = await draftProposal(manager, acme);
    await transitionProject(manager, project.id, 'cancel', { note: 'Building sold' });
    const saved = await saveDraft(manager, proposal, { lines: offeredLines.slice(0, 1) });
    expect(saved.code).toBe('proposal_project_over');
  });
});
