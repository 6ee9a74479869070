import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  draftProject,
  scheduledProject,
  transitionProject,
} from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { costEndpoints, specialProjectEndpoints } from '../../contract/index.ts';

const { getProjectCosts, noteProjectCost, changeProjectCost, removeProjectCost } = costEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

const wax = {
  kind: 'material' as const,
  description: 'Floor wax',
  quantity: 3,
  unit: 'case' as const,
  worked_on: '2027-03-09',
};

const hours = { kind: 'hours' as const, quantity: 4.5, unit: 'hour' as const, worked_on: '2027-03-09' };

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const running = () =>
  scheduledProject(manager, acme, { cost_estimate: { labor_hours: 10, labor: 300, supply: 150 } });

const note = (by: Client, id: number, body: object) =>
  by.call(noteProjectCost, { params: { id }, body: body as typeof wax });

const noted = async (by: Client, id: number, body: object) => {
  const answer = await note(by, id, body);
  if (answer.status !== 200) throw new Error(answer.text);
  const [entry] = answer.payload.entries;
  if (!entry) throw new Error('no entry');
  return entry;
};

const read = async (by: Client, id: number) => (await by.call(getProjectCosts, { params: { id } })).payload;

describe('what a project took', () => {
  it('is noted by the crew without money, priced by the office, and set beside the estimate', async () => {
    const { id } = await running();
    const mine = await noted(supervisor, id, hours);
    expect(mine).toMatchObject({ ...hours, unit_cost: null, amount: null, can_change: true });
    await noted(supervisor, id, wax);
    const office = await read(manager, id);
    expect([office.hours, (await read(supervisor, id)).hours]).toEqual([
      { estimated: 10, noted: 4.5 },
      { estimated: 10, noted: 4.5 },
    ]);
    expect(office.money).toMatchObject({ estimate: 450, actual: 0, unpriced: 2, hour_rate: null });
    const [material, time] = office.entries;
    const price = (entry: typeof time, unit_cost: number) =>
      manager.call(changeProjectCost, {
        params: { id: entry?.id ?? 0 },
        body: {
          ...(entry?.kind === 'hours' ? hours : wax),
          unit_cost,
          updated_at: entry?.updated_at ?? '',
        },
      });
    expect((await price(material, 42.125)).status).toBe(200);
    const { payload } = await price(time, 31.5);
    expect(payload.entries.map(({ amount }) => amount)).toEqual([126.38, 141.75]);
    expect(payload.money).toEqual({
      estimate: 450,
      actual: 268.13,
      by_kind: { material: 126.38, hours: 141.75, other: 0 },
      difference: 181.87,
      unpriced: 0,
      dates_done: null,
      estimated: { margin: 900, share: 900 / 1350 },
      made: { margin: 1081.87, share: expect.closeTo(1081.87 / 1350) },
      hour_rate: 31.5,
    });
  });

  it('is noted once, however often a device sends it', async () => {
    const { id } = await running();
    const client_uuid = crypto.randomUUID();
    await noted(supervisor, id, { ...wax, client_uuid });
    await noted(supervisor, id, { ...wax, client_uuid });
    expect((await read(supervisor, id)).entries).toHaveLength(1);
    expect(Object.keys((await note(manager, id, { ...wax, client_uuid })).errors)).toEqual(['client_uuid']);
    const other = await running();
    expect((await note(supervisor, other.id, { ...wax, client_uuid })).status).toBe(422);
  });

  it('keeps the price of the office when the crew corrects the quantity', async () => {
    const { id } = await running();
    const entry = await noted(supervisor, id, wax);
    const priced = await manager.call(changeProjectCost, {
      params: { id: entry.id },
      body: { ...wax, unit_cost: 40, updated_at: entry.updated_at },
    });
    const [read1] = priced.payload.entries;
    const corrected = await supervisor.call(changeProjectCost, {
      params: { id: entry.id },
      body: { ...wax, quantity: 5, updated_at: read1?.updated_at ?? '' },
    });
    expect(corrected.payload.entries[0]).toMatchObject({ quantity: 5, amount: null });
    expect((await read(manager, id)).money?.actual).toBe(200);
  });

  it('never shows money to people without the flag, in the history neither', async () => {
    const { id } = await running();
    await noted(manager, id, { ...wax, unit_cost: 7331.5 });
    const { text } = await supervisor.call(getProjectCosts, { params: { id } });
    expect(text).not.toContain('7331');
    expect(JSON.parse(text).payload.money).toBeNull();
    const project = await supervisor.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(project.text).not.toContain('7331');
    expect(project.text).toContain('Floor wax');
  });

  it('counts price and estimate for each date that is done, at a price for each', async () => {
    const { id } = await scheduledProject(manager, acme, {
      price_basis: 'per_occurrence',
      cost_estimate: { labor: 100 },
    });
    await noted(manager, id, { ...wax, unit_cost: 10 });
    expect((await read(manager, id)).money).toMatchObject({ estimate: 0, dates_done: 0, actual: 30 });
  });
});

describe('what may be noted', () => {
  it('says everything that is wrong', async () => {
    const { id } = await running();
    const wrong = { ...wax, kind: 'magic', quantity: 0, unit: 'mile', worked_on: 'today', task_id: -1 };
    expect(Object.keys((await note(supervisor, id, wrong)).errors).sort()).toEqual([
      'kind',
      'quantity',
      'task_id',
      'unit',
      'worked_on',
    ]);
    const nameless = { ...wax, description: ' ' };
    expect((await note(supervisor, id, nameless)).errors).toEqual({
      description: ['This field is required.'],
    });
    const elsewhere = { ...wax, worked_on: '2027-03-10', task_id: 2_000_000 };
    expect((await note(supervisor, id, elsewhere)).errors).toEqual({
      worked_on: ['Choose today or an earlier day.'],
      task_id: ['Choose a task of this project.'],
    });
    const high = { ...wax, quantity: 99_999, unit_cost: 9_999_999 };
    expect(Object.keys((await note(manager, id, high)).errors)).toEqual(['unit_cost']);
  });

  it('belongs to a task of the project', async () => {
    const { id } = await running();
    const tasks = await manager.call(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } });
    const task = tasks.payload[0];
    expect((await noted(supervisor, id, { ...hours, task_id: task?.id })).task).toEqual({
      id: task?.id,
      number: task?.number,
    });
  });

  it('is for people who work there: prices are for the office, entries of others too', async () => {
    const { id } = await running();
    expect((await note(supervisor, id, { ...wax, unit_cost: 1 })).status).toBe(403);
    expect((await note(await acme.signIn('viewer'), id, wax)).status).toBe(403);
    expect((await note(await acme.signIn('day-porter'), id, wax)).status).toBe(403);
    const entry = await noted(manager, id, wax);
    const params = { id: entry.id };
    const body = { ...wax, updated_at: entry.updated_at };
    expect((await supervisor.call(changeProjectCost, { params, body })).status).toBe(403);
    expect((await supervisor.call(removeProjectCost, { params })).status).toBe(403);
    expect((await read(supervisor, id)).entries[0]?.can_change).toBe(false);
  });

  it('is nothing to another company, or out of scope', async () => {
    const { id } = await running();
    const entry = await noted(supervisor, id, wax);
    const params = { id: entry.id };
    expect((await stranger.call(getProjectCosts, { params: { id } })).status).toBe(404);
    expect((await note(stranger, id, wax)).status).toBe(404);
    const body = { ...wax, updated_at: entry.updated_at };
    expect((await stranger.call(changeProjectCost, { params, body })).status).toBe(404);
    expect((await stranger.call(removeProjectCost, { params })).status).toBe(404);
    const far = await draftProject(manager, acme, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    const area = await acme.signIn('area-manager');
    expect((await note(area, far.id, wax)).status).toBe(404);
  });

  it('ends with the invoice, and is refused over what somebody saved meanwhile', async () => {
    const draft = await draftProject(manager, acme);
    expect((await note(manager, draft.id, wax)).code).toBe('project_costs_closed');
    const { id } = await running();
    const entry = await noted(supervisor, id, wax);
    const params = { id: entry.id };
    const old = { ...wax, updated_at: '2027-03-01T00:00:00Z' };
    expect((await supervisor.call(changeProjectCost, { params, body: old })).status).toBe(409);
    expect((await transitionProject(manager, id, 'close', { cancel_open_tasks: true })).status).toBe(200);
    await noted(manager, id, hours);
    await sqlAs(
      app,
      acme,
      `update special_projects set status = 'invoiced' where organization_id = $1 and id = $2`,
      [acme.organizationId, id],
    );
    expect((await note(manager, id, wax)).code).toBe('project_costs_closed');
    const body = { ...wax, updated_at: entry.updated_at };
    expect((await manager.call(changeProjectCost, { params, body })).code).toBe('project_costs_closed');
    expect((await manager.call(removeProjectCost, { params })).code).toBe('project_costs_closed');
    expect((await read(manager, id)).can).toEqual({ add: false, price: false });
  });

  it('is removed by whoever noted it, and leaves its trace', async () => {
    const { id } = await running();
    const entry = await noted(supervisor, id, wax);
    const removed = await supervisor.call(removeProjectCost, {
      params: { id: entry.id },
      query: { updated_at: entry.updated_at },
    });
    expect(removed.payload.entries).toEqual([]);
    expect((await supervisor.call(removeProjectCost, { params: { id: entry.id } })).status).toBe(404);
    const { payload } = await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(payload.timeline.map(({ action, changes }) => [action, changes.cost]).slice(-2)).toEqual([
      ['special-project.cost-noted', [null, '3 × Floor wax']],
      ['special-project.cost-removed', ['3 × Floor wax', null]],
    ]);
  });
});
