import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { occupancyEndpoints } from '#features/sites/buildings/contract';
import { vendorEndpoints } from '#features/sites/vendors/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { draftProject, projectBody, scheduledProject } from '../../../../../tests/api/harness/projects.ts';
import { specialProjectEndpoints as calls } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let stranger: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  [manager, stranger] = await Promise.all([acme.signIn('admin'), rival.signIn('admin')]);
});
afterAll(() => app.close());

const tenantOf = async (client: Client, building_id: number, name: string, more: object = {}) => {
  const { payload } = await client.call(occupancyEndpoints.createBuildingTenant, {
    body: { building_id, name, ...more },
  });
  return payload.id;
};

const vendorOf = async (client: Client, name: string) => {
  const { payload } = await client.call(vendorEndpoints.createVendor, {
    body: { name, phone: '3035550117' },
  });
  return payload.id;
};

const update = (id: number, updated_at: string, more: object) => {
  const { client_id: _client, ...fields } = projectBody(acme, more);
  return manager.call(calls.updateSpecialProject, { params: { id }, body: { ...fields, updated_at } });
};

const taskOf = async (id: number) => {
  const { payload } = await manager.call(calls.getSpecialProjectTasks, { params: { id } });
  return (await manager.call(taskEndpoints.getTask, { params: { id: payload[0]?.id ?? 0 } })).payload;
};

describe('the tenants whom a project concerns', () => {
  it('stand on its page and on the tasks of the crew, as long as these are not done', async () => {
    const { buildingId } = acme.inScope;
    const first = await tenantOf(manager, buildingId, 'Alder Law', { suite: '310' });
    const second = await tenantOf(manager, buildingId, 'Birch Dental');
    const project = await scheduledProject(manager, acme, { building_tenant_ids: [second, first, first] });
    expect(project.building_tenants).toEqual([
      { id: first, name: 'Alder Law', suite: '310', floors: [] },
      { id: second, name: 'Birch Dental', suite: '', floors: [] },
    ]);
    expect((await taskOf(project.id)).building_tenants).toBe('Alder Law · 310\nBirch Dental');
    const { payload } = await update(project.id, project.updated_at, { building_tenant_ids: [second] });
    expect(payload.building_tenants.map(({ id }) => id)).toEqual([second]);
    expect(payload.timeline.at(-1)?.changes).toEqual({
      building_tenants: ['Alder Law, Birch Dental', 'Birch Dental'],
    });
    const task = await taskOf(project.id);
    expect(task.building_tenants).toBe('Birch Dental');
    expect(task.timeline.at(-1)?.changes).toEqual({
      building_tenants: ['Alder Law · 310, Birch Dental', 'Birch Dental'],
    });
    const none = await update(project.id, payload.updated_at, {});
    expect(none.payload.building_tenants).toEqual([]);
    expect((await taskOf(project.id)).building_tenants).toBeNull();
  });

  it('are named by people who may, and go with their building for everybody who may move it', async () => {
    const sales = await acme.signIn('sales-rep');
    const { buildingId } = acme.inScope;
    const named = await tenantOf(manager, buildingId, 'Gum Travel');
    const building_tenant_ids = [named];
    const without = await sales.call(calls.createSpecialProject, {
      body: projectBody(acme, { building_tenant_ids }),
    });
    expect(without.status).toBe(403);
    const { id, updated_at } = await draftProject(manager, acme, { building_tenant_ids });
    const seen = await sales.call(calls.getSpecialProject, { params: { id } });
    expect(seen.payload.can).toMatchObject({ update_all: true, name_tenants: false });
    const change = (more: object, since = updated_at) => {
      const { client_id: _client, ...fields } = projectBody(acme, { building_tenant_ids, ...more });
      return sales.call(calls.updateSpecialProject, {
        params: { id },
        body: { ...fields, updated_at: since },
      });
    };
    expect((await change({ building_tenant_ids: [] })).status).toBe(403);
    const saved = await change({ requested_by: 'Jane' });
    expect(saved.payload.building_tenants).toMatchObject([{ id: named }]);
    const moved = await change(
      { job_id: null, building_id: null, building_tenant_ids: [] },
      saved.payload.updated_at,
    );
    expect([moved.status, moved.payload.building_tenants]).toEqual([200, []]);
  });

  it('says in the words of projects that client and description are missing', async () => {
    const { status, errors } = await manager.send(calls.createSpecialProject, { body: {} });
    expect(status).toBe(422);
    expect(errors).toMatchObject({
      client_id: ['Client id required.'],
      description: ['Project description required.'],
    });
  });

  it('rent in its building', async () => {
    const { buildingId } = acme.inScope;
    const here = await tenantOf(manager, buildingId, 'Cedar Books');
    const elsewhere = await tenantOf(manager, acme.outOfScope.buildingId, 'Dogwood');
    const foreign = await tenantOf(stranger, rival.inScope.buildingId, 'Elm');
    for (const building_tenant_ids of [[elsewhere], [here, foreign], [2_000_000_000]]) {
      const body = projectBody(acme, { building_tenant_ids });
      const { status, errors } = await manager.call(calls.createSpecialProject, { body });
      expect([status, Object.keys(errors)]).toEqual([422, ['building_tenant_ids']]);
    }
    const many = projectBody(acme, { building_tenant_ids: Array.from({ length: 21 }, (_, n) => n + 1) });
    expect(Object.keys((await manager.call(calls.createSpecialProject, { body: many })).errors)).toEqual([
      'building_tenant_ids',
    ]);
    const draft = await draftProject(manager, acme, { building_tenant_ids: [here] });
    const moved = await update(draft.id, draft.updated_at, {
      job_id: null,
      building_id: null,
      building_tenant_ids: [here],
    });
    expect(moved.errors).toEqual({ building_tenant_ids: ['Not in the chosen building: Cedar Books.'] });
    await manager.call(occupancyEndpoints.deleteBuildingTenant, { params: { id: here } });
    const { payload } = await manager.call(calls.getSpecialProject, { params: { id: draft.id } });
    expect(payload.building_tenants).toEqual([]);
  });
});

describe('the vendor of a project', () => {
  it('does what is subcontracted, and stays until that has ended', async () => {
    const vendor_id = await vendorOf(manager, 'Front Range Windows');
    const subcontract = { projectType: 'subcontract', vendor_id };
    const wrong = await manager.call(calls.createSpecialProject, { body: projectBody(acme, { vendor_id }) });
    expect(wrong.errors).toEqual({
      vendor_id: ['Only a project of the type subcontract can have a vendor.'],
    });
    const draft = await draftProject(manager, acme, subcontract);
    expect(draft.vendor).toEqual({ id: vendor_id, name: 'Front Range Windows', phone: '3035550117' });
    const used = await manager.call(vendorEndpoints.deleteVendor, { params: { id: vendor_id } });
    expect([used.status, used.code]).toEqual([409, 'vendor_has_projects']);
    const { payload } = await update(draft.id, draft.updated_at, { projectType: 'subcontract' });
    expect(payload.timeline.at(-1)?.changes).toEqual({ vendor: ['Front Range Windows', null] });
    expect((await manager.call(vendorEndpoints.deleteVendor, { params: { id: vendor_id } })).status).toBe(
      200,
    );
    const gone = await update(draft.id, payload.updated_at, subcontract);
    expect(gone.errors).toEqual({ vendor_id: ['This vendor is no longer available. Choose another one.'] });
  });

  it('stays where it was chosen once it is inactive, and is not chosen anew until it is active', async () => {
    const vendor_id = await vendorOf(manager, 'Skylight Ropes');
    const subcontract = { projectType: 'subcontract', vendor_id };
    const { id, updated_at } = await draftProject(manager, acme, subcontract);
    const turn = async (active: boolean) => {
      const params = { id: vendor_id };
      const { payload } = await manager.call(vendorEndpoints.getVendor, { params });
      const body = { name: payload.name, active, updated_at: payload.updated_at };
      return (await manager.call(vendorEndpoints.updateVendor, { params, body })).payload.active;
    };
    expect(await turn(false)).toBe(false);
    const body = projectBody(acme, subcontract);
    const chosen = await manager.call(calls.createSpecialProject, { body });
    expect(chosen.errors).toEqual({ vendor_id: ['Choose an active vendor.'] });
    const kept = await update(id, updated_at, { ...subcontract, source: 'Walk-through' });
    expect(kept.payload.vendor?.name).toBe('Skylight Ropes');
    expect(await turn(true)).toBe(true);
    expect((await manager.call(calls.createSpecialProject, { body })).status).toBe(200);
  });

  it('is one of the company', async () => {
    const foreign = await vendorOf(stranger, 'Somebody');
    const body = projectBody(acme, { projectType: 'subcontract', vendor_id: foreign });
    expect(Object.keys((await manager.call(calls.createSpecialProject, { body })).errors)).toEqual([
      'vendor_id',
    ]);
  });
});
