import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  draftProject,
  projectBody,
  scheduledProject,
  transitionProject,
} from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { specialProjectEndpoints } from '../../contract/index.ts';

const calls = specialProjectEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

/** It is still the ninth in Denver, where the site is. */
const now = '2027-03-10T05:00:00Z';

const address = { line_1: '1 Main St', city: 'Denver', state: 'CO' as const, zip: '80202' };

beforeAll(async () => {
  const started = await startWithCompanies({}, { now });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const update = (id: number, updated_at: string, more: object = {}) =>
  manager.call(calls.updateSpecialProject, { params: { id }, body: { ...fields(), updated_at, ...more } });

const fields = () => {
  const { client_id: _client, ...entered } = projectBody(acme);
  return entered;
};

describe('a new special project', () => {
  it('is a draft with the price of its lines, its type in lower case, and numbers without gaps', async () => {
    const first = await draftProject(manager, acme, {
      projectType: 'Power Washing',
      source: ' Walk-through ',
    });
    expect(first).toMatchObject({
      status: 'draft',
      projectType: 'power washing',
      source: 'Walk-through',
      title: 'Power wash the entrance and the garage',
      price: 1350,
      money: { lines_total: 1350, price_overridden: false, cost: 0, margin: 1350 },
      client: { id: acme.clientId },
      job: { id: acme.inScope.jobId },
      allowed_transitions: ['propose', 'approve', 'activate', 'cancel'],
    });
    const wrong = { body: projectBody(acme, { scheduled_date: '2027-03-08' }) };
    expect((await manager.call(calls.createSpecialProject, wrong)).errors).toEqual({
      scheduled_date: ['Only future dates are allowed.'],
    });
    const [year, serial] = first.number.slice(3).split('-').map(Number);
    const second = await draftProject(manager, acme);
    expect([year, second.number]).toEqual([2027, `SP-2027-${(serial ?? 0) + 1}`]);
  });

  it('takes lines as they were read, and no amount that they do not come to', async () => {
    const { id, updated_at, scope_lines } = await draftProject(manager, acme);
    const wrong = await update(id, updated_at, {
      scope_lines: scope_lines.map((line) => ({ ...line, amount: 1 })),
    });
    expect(wrong).toMatchObject({
      status: 422,
      errors: { 'scope_lines.0.amount': ['The amount is not the quantity times the price.'] },
    });
    const { status, payload } = await update(id, updated_at, { scope_lines });
    expect([status, payload.scope_lines]).toEqual([200, scope_lines]);
  });

  it('takes a price as people type it instead of the sum', async () => {
    const project = await draftProject(manager, acme, {
      price: '1,234.50',
      cost_estimate: { labor_hours: 12, labor: 600, supply: 17.25 },
    });
    expect(project).toMatchObject({
      price: 1234.5,
      money: { price_overridden: true, cost: 617.25, margin: 617.25, margin_share: 0.5 },
    });
  });

  it.each(['12,50', '1.234,50', '1e3', '0x10', '', 'four', '12.345'])(
    'takes no price of %j',
    async (price) => {
      const { status, errors } = await manager.send(calls.createSpecialProject, {
        body: { ...projectBody(acme), price },
      });
      expect([status, Object.keys(errors)]).toEqual([422, ['price']]);
    },
  );

  it('is made once, however often it is sent', async () => {
    const client_uuid = crypto.randomUUID();
    const once = await draftProject(manager, acme, { client_uuid });
    expect((await draftProject(manager, acme, { client_uuid })).id).toBe(once.id);
    const twice = projectBody(acme, { client_uuid: crypto.randomUUID() });
    const both = await Promise.all(
      [1, 2].map(() => manager.call(calls.createSpecialProject, { body: twice })),
    );
    expect(both.map(({ payload }) => payload.id)).toEqual([once.id + 1, once.id + 1]);
    const other = await acme.signIn('admin');
    const again = await other.call(calls.createSpecialProject, { body: projectBody(acme, { client_uuid }) });
    expect(Object.keys(again.errors)).toEqual(['client_uuid']);
  });

  it('says everything that is wrong', async () => {
    const wrong = await manager.raw('PUT', '/api/v1/core/special-projects', {
      client_id: acme.clientId,
      projectType: 'gardening',
      description: '',
      price: 'four',
      additional_time: 20,
      source: 'x'.repeat(101),
      scope_lines: [{ description: '', quantity: -1, unit_of_measure: 'mile', unit_price: 0.001 }],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual([
      'additional_time',
      'description',
      'price',
      'projectType',
      'scope_lines.0.description',
      'scope_lines.0.quantity',
      'scope_lines.0.unit_of_measure',
      'scope_lines.0.unit_price',
      'source',
    ]);
    const elsewhere = { body: projectBody(acme, { building_id: acme.outOfScope.buildingId }) };
    expect(Object.keys((await manager.call(calls.createSpecialProject, elsewhere)).errors)).toEqual([
      'building_id',
    ]);
  });

  it('is for those who may, at sites that they see', async () => {
    const body = projectBody(acme);
    expect((await supervisor.call(calls.createSpecialProject, { body })).status).toBe(403);
    const area = await acme.signIn('area-manager');
    const far = projectBody(acme, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    expect((await area.call(calls.createSpecialProject, { body: far })).status).toBe(404);
    expect((await stranger.call(calls.createSpecialProject, { body })).status).toBe(404);
  });
});

describe('a project that is read', () => {
  it('shows its money to those who enter or invoice it alone, in its history too', async () => {
    const { id, updated_at } = await scheduledProject(manager, acme);
    await update(id, updated_at, { price: 900 });
    const { payload: own } = await manager.call(calls.getSpecialProject, { params: { id } });
    expect(own.timeline.at(-1)?.changes).toEqual({ price: [1350, 900] });
    const seen = await supervisor.call(calls.getSpecialProject, { params: { id } });
    expect(seen.payload).toMatchObject({ price: null, money: null });
    expect(seen.payload.scope_lines).toMatchObject([{ quantity: 3, unit_price: null, amount: null }]);
    expect(seen.text).not.toMatch(/(?<!\d)(1350|450|900)(?!\d)/);
  });

  it('is out of sight of others, and as a draft of those who see active ones only', async () => {
    const { id } = await draftProject(manager, acme);
    const nobody = await acme.signIn('nobody');
    expect((await nobody.call(calls.getSpecialProject, { params: { id } })).status).toBe(403);
    expect((await stranger.call(calls.getSpecialProject, { params: { id } })).status).toBe(404);
    expect((await supervisor.call(calls.getSpecialProject, { params: { id } })).status).toBe(404);
    const far = await draftProject(manager, acme, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    const area = await acme.signIn('area-manager');
    expect((await area.call(calls.getSpecialProject, { params: { id } })).status).toBe(200);
    expect((await area.call(calls.getSpecialProject, { params: { id: far.id } })).status).toBe(404);
    expect((await area.call(calls.getSpecialProjectTasks, { params: { id: far.id } })).status).toBe(404);
  });

  it('without a job is seen with its client', async () => {
    const alone = await draftProject(manager, acme, { job_id: null, building_id: null });
    const area = await acme.signIn('area-manager');
    expect((await area.call(calls.getSpecialProject, { params: { id: alone.id } })).status).toBe(200);
    expect(alone.missing.service_address).toBe('Service address required.');
    const params = { id: alone.id };
    const placed = await manager.call(calls.setServiceAddress, { params, body: address });
    expect(placed.payload.service_address).toMatchObject(address);
    expect(placed.payload.missing.service_address).toBeUndefined();
    const taken = await manager.call(calls.deleteServiceAddress, { params });
    expect(taken.payload.service_address).toBeNull();
    const billed = await manager.call(calls.setBillingAddress, { params, body: address });
    expect(billed.payload.billing.address).toMatchObject(address);
    const back = await manager.call(calls.deleteBillingAddress, { params });
    expect(back.payload.billing_address).toBeNull();
    const wrong = await manager.call(calls.setBillingAddress, { params, body: { ...address, zip: '8' } });
    expect(Object.keys(wrong.errors)).toEqual(['zip']);
    expect((await supervisor.call(calls.setBillingAddress, { params, body: address })).status).toBe(403);
    expect((await stranger.call(calls.setBillingAddress, { params, body: address })).status).toBe(404);
  });
});

describe('a project that is changed', () => {
  it('keeps what was saved meanwhile', async () => {
    const { id, updated_at } = await draftProject(manager, acme);
    const saved = await update(id, updated_at, { title: 'Garage' });
    expect(saved.payload.title).toBe('Garage');
    const late = await update(id, updated_at, { title: 'Entrance' });
    expect(late.status).toBe(409);
    expect(late.details).toMatchObject({ current: { title: 'Garage' } });
    expect(
      (await stranger.call(calls.updateSpecialProject, { params: { id }, body: { ...fields(), updated_at } }))
        .status,
    ).toBe(404);
    expect(
      (
        await supervisor.call(calls.updateSpecialProject, {
          params: { id },
          body: { ...fields(), updated_at },
        })
      ).status,
    ).toBe(403);
  });

  it('says of a transition from where it is not allowed', async () => {
    const { id } = await draftProject(manager, acme);
    const refused = await transitionProject(manager, id, 'resume');
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Transition resume is not allowed from draft.'),
    ]);
  });

  it('stays at its site while its work is scheduled', async () => {
    const { id, updated_at } = await scheduledProject(manager, acme);
    const moved = await update(id, updated_at, { job_id: null, building_id: null });
    expect([moved.status, moved.code]).toEqual([409, 'project_running_site']);
    const dateless = await update(id, updated_at, { scheduled_date: null });
    expect(Object.keys(dateless.errors)).toEqual(['scheduled_date']);
  });

  it('goes to another client that is active', async () => {
    const { id } = await draftProject(manager, acme);
    const [other] = await sqlAs<{ id: number }>(
      app,
      acme,
      `insert into clients (organization_id, account_number, name) values ($1, 'C-2', 'Second') returning id`,
      [acme.organizationId],
    );
    const body = { client_id: other?.id ?? 0 };
    const sold = await manager.call(calls.updateProjectClient, { params: { id }, body });
    expect(sold.payload.client.name).toBe('Second');
    await sqlAs(app, acme, `update clients set status = 'inactive' where account_number = 'C-2'`);
    const next = await draftProject(manager, acme);
    const refused = await manager.call(calls.updateProjectClient, { params: { id: next.id }, body });
    expect(Object.keys(refused.errors)).toEqual(['client_id']);
    const gone = { params: { id: next.id }, body: { client_id: 2_000_000_000 } };
    expect((await manager.call(calls.updateProjectClient, gone)).status).toBe(404);
  });

  it('is deleted as a draft, by those who may', async () => {
    const { id } = await draftProject(manager, acme);
    const scheduler = await acme.signIn('scheduler');
    expect((await scheduler.call(calls.deleteSpecialProject, { params: { id } })).status).toBe(403);
    expect((await stranger.call(calls.deleteSpecialProject, { params: { id } })).status).toBe(404);
    expect((await manager.call(calls.deleteSpecialProject, { params: { id } })).status).toBe(200);
    expect((await manager.call(calls.getSpecialProject, { params: { id } })).status).toBe(404);
    const open = await scheduledProject(manager, acme);
    const refused = await manager.call(calls.deleteSpecialProject, { params: { id: open.id } });
    expect([refused.status, refused.code]).toEqual([409, 'project_not_deletable']);
  });
});

describe('the people of a project', () => {
  it('are added and removed, the last one of a running project not', async () => {
    const { id } = await scheduledProject(manager, acme);
    const last = { params: { id, userId: acme.users.scheduler } };
    const refused = await manager.call(calls.removeScheduler, last);
    expect([refused.status, refused.errors.schedulers]).toEqual([422, ['At least 1 scheduler.']]);
    const second = { params: { id, userId: acme.users.supervisor } };
    const added = await manager.call(calls.addScheduler, second);
    expect(added.payload.schedulers.map((one) => one.id).sort()).toEqual(
      [acme.users.scheduler, acme.users.supervisor].sort(),
    );
    expect((await manager.call(calls.removeScheduler, last)).payload.schedulers).toHaveLength(1);
    const wrong = { params: { id, userId: acme.users.manager } };
    expect((await manager.call(calls.removeManager, wrong)).errors.managers).toEqual(['At least 1 manager.']);
  });

  it('see the job, and are chosen by those who may', async () => {
    const far = await draftProject(manager, acme, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    const blind = await manager.call(calls.addManager, {
      params: { id: far.id, userId: acme.users.supervisor },
    });
    expect(Object.keys(blind.errors)).toEqual(['user_id']);
    const params = { id: far.id, userId: 2_000_000_000 };
    expect((await manager.call(calls.addManager, { params })).status).toBe(404);
    expect((await supervisor.call(calls.addManager, { params })).status).toBe(403);
    expect((await stranger.call(calls.addManager, { params })).status).toBe(404);
  });
});
