import { Temporal } from 'temporal-polyfill';
import type { BodyOf } from '#platform/contract/endpoint';
import { invalid, notFound, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { isDuring, type occupancyEndpoints, stackFloors, type Vacancy } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { addBuildingTenant } from './add-building-tenant.ts';
import { buildingTenantsOf, removeBuildingTenant, saveBuildingTenant } from './building-tenant-repository.ts';
import { checkBuildingTenant } from './check-building-tenant.ts';
import { checkVacancy } from './check-vacancy.ts';
import { presentBuildingTenant, requireBuildingTenant } from './require-building-tenant.ts';
import { insertVacancy, loadVacancy, removeVacancy, saveVacancy, vacanciesOf } from './vacancy-repository.ts';

type Endpoint = (typeof occupancyEndpoints)['updateBuildingTenant'];

/** Records what a tenant that moves out leaves empty, from the day after its last one. */
const addLeftVacant = async (
  call: SignedInCall<Endpoint>,
  buildingId: number,
  lastDay: string | null,
  vacancies: BodyOf<Endpoint>['vacancies'],
): Promise<void> => {
  if (vacancies.length === 0) return;
  if (lastDay === null) throw invalid({ move_out: ['vacancy_without_end'] });
  const from = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
  for (const [nth, left] of vacancies.entries()) {
    const vacancy = { ...left, from, to: null, notice_date: null };
    await checkVacancy(call.tenant, buildingId, vacancy, { path: `vacancies.${nth}.` });
    const id = await insertVacancy(call.tenant, { building_id: buildingId, ...vacancy });
    await recordPartChange(call, { action: 'vacancy.created', id, buildingId });
  }
};

type UpdateBuildingTenantCall = SignedInCall<(typeof occupancyEndpoints)['updateBuildingTenant']>;

const updateBuildingTenant = async (call: UpdateBuildingTenantCall) => {
  const { tenant, body, now } = call;
  const { id, updated_at: readAt, vacancies, ...fields } = body;
  const { row: before, present: current } = await requireBuildingTenant(tenant, id, now);
  if (before.updated_at !== readAt) throw stale(current);
  const buildingId = before.building_id;
  await checkBuildingTenant(tenant, buildingId, fields);
  if (!(await saveBuildingTenant(tenant, id, readAt, fields))) {
    throw stale((await requireBuildingTenant(tenant, id, now)).present);
  }
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'building-tenant.updated', id, buildingId, changes });
  await addLeftVacant(call, buildingId, fields.move_out, vacancies);
  return (await requireBuildingTenant(tenant, id, now)).present;
};

type GetStackingPlanCall = SignedInCall<(typeof occupancyEndpoints)['getStackingPlan']>;

/** Who is where today, by the calendar of the building. */
const getStackingPlan = async ({ tenant, person, params, now }: GetStackingPlanCall) => {
  const building = await loadVisibleBuilding(tenant, params.id, { locked: false });
  if (!building) throw notFound();
  const [floors, tenants, vacancies] = await Promise.all([
    floorsOf(tenant, building.id),
    buildingTenantsOf(tenant, building.id),
    vacanciesOf(tenant, building.id),
  ]);
  const today = dateAt(now, building.time_zone);
  const plan = stackFloors({
    building,
    floors,
    tenants: tenants
      .map((row) => presentBuildingTenant(row, building.time_zone, now))
      .filter(({ active }) => active),
    vacancies: vacancies.filter((each) => isDuring(each, { from: today, to: today })),
  });
  return {
    ...plan,
    can: {
      edit: person.flags.has('admin.canEditTenants'),
      edit_floors: person.flags.has('admin.canEditFloors'),
    },
  };
};

/** 404 when its building is out of sight. */
const requireVacancy = async (tenant: Tenant, id: number): Promise<Vacancy> => {
  const row = await loadVacancy(tenant, id);
  const building = row && (await loadVisibleBuilding(tenant, row.building_id, { locked: false }));
  if (!building) throw notFound();
  return row;
};

type UpdateVacancyCall = SignedInCall<(typeof occupancyEndpoints)['updateVacancy']>;

const updateVacancy = async (call: UpdateVacancyCall) => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const before = await requireVacancy(tenant, params.id);
  if (before.updated_at !== readAt) throw stale(before);
  const buildingId = before.building_id;
  await checkVacancy(tenant, buildingId, fields, { id: params.id });
  if (!(await saveVacancy(tenant, params.id, readAt, fields)))
    throw stale(await requireVacancy(tenant, params.id));
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'vacancy.updated', id: params.id, buildingId, changes });
  return requireVacancy(tenant, params.id);
};

type DeleteBuildingTenantCall = SignedInCall<(typeof occupancyEndpoints)['deleteBuildingTenant']>;

const deleteBuildingTenant = async (call: DeleteBuildingTenantCall) => {
  const { tenant, params, now } = call;
  const { row } = await requireBuildingTenant(tenant, params.id, now);
  await removeBuildingTenant(tenant, row.id, now);
  const buildingId = row.building_id;
  await recordPartChange(call, { action: 'building-tenant.deleted', id: row.id, buildingId });
  return { id: row.id };
};

type CreateVacancyCall = SignedInCall<(typeof occupancyEndpoints)['createVacancy']>;

const createVacancy = async (call: CreateVacancyCall) => {
  const { tenant, body } = call;
  const buildingId = body.building_id;
  await checkVacancy(tenant, buildingId, body);
  const id = await insertVacancy(tenant, body);
  await recordPartChange(call, { action: 'vacancy.created', id, buildingId });
  return requireVacancy(tenant, id);
};

type DeleteVacancyCall = SignedInCall<(typeof occupancyEndpoints)['deleteVacancy']>;

const deleteVacancy = async (call: DeleteVacancyCall) => {
  const { tenant, params, now } = call;
  const { id, building_id: buildingId } = await requireVacancy(tenant, params.id);
  await removeVacancy(tenant, id, now);
  await recordPartChange(call, { action: 'vacancy.deleted', id, buildingId });
  return { id };
};

type ListBuildingTenantsCall = SignedInCall<(typeof occupancyEndpoints)['listBuildingTenants']>;

const listBuildingTenants = async ({ tenant, query, now }: ListBuildingTenantsCall) => {
  const building = await loadVisibleBuilding(tenant, query.building_id, { locked: false });
  if (!building) throw notFound();
  const rows = await buildingTenantsOf(tenant, building.id);
  return rows.map((row) => presentBuildingTenant(row, building.time_zone, now));
};

type ListVacanciesCall = SignedInCall<(typeof occupancyEndpoints)['listVacancies']>;

const listVacancies = async ({ tenant, query }: ListVacanciesCall): Promise<Vacancy[]> => {
  const building = await loadVisibleBuilding(tenant, query.building_id, { locked: false });
  if (!building) throw notFound();
  return vacanciesOf(tenant, building.id);
};

type Call = SignedInCall<(typeof occupancyEndpoints)['createBuildingTenant']>;

const createBuildingTenant = async (call: Call) => {
  const { building_id, ...fields } = call.body;
  const id = await addBuildingTenant(call, building_id, fields);
  return (await requireBuildingTenant(call.tenant, id, call.now)).present;
};

export const occupancyHandlers: Handlers<typeof occupancyEndpoints> = {
  getStackingPlan,
  listBuildingTenants,
  createBuildingTenant,
  updateBuildingTenant,
  deleteBuildingTenant,
  listVacancies,
  createVacancy,
  updateVacancy,
  deleteVacancy,
};
