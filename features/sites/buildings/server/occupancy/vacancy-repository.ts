import type { Tenant } from '#platform/server/db/tenant';
import type { Vacancy, VacancyFields } from '../../contract/index.ts';

const columns = [
  'id',
  'building_id',
  'floor_id',
  'sqft',
  'kind',
  'from_date as from',
  'to_date as to',
  'notice_date',
  'updated_at',
] as const;

const rows = (tenant: Tenant) =>
  tenant.db
    .selectFrom('building_vacancies')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .$narrowType<Pick<Vacancy, 'kind'>>();

export const loadVacancy = (tenant: Tenant, id: number): Promise<Vacancy | undefined> =>
  rows(tenant).where('id', '=', id).executeTakeFirst();

export const vacanciesOf = (tenant: Tenant, buildingId: number): Promise<Vacancy[]> =>
  rows(tenant).where('building_id', '=', buildingId).orderBy('from_date', 'desc').orderBy('id').execute();

const stored = ({ from, to, ...fields }: VacancyFields) => ({ ...fields, from_date: from, to_date: to });

export const insertVacancy = async (
  tenant: Tenant,
  { building_id, ...fields }: VacancyFields & { building_id: number },
): Promise<number> => {
  const { organizationId: organization_id, userId: created_by } = tenant;
  const { id } = await tenant.db
    .insertInto('building_vacancies')
    .values({ organization_id, created_by, updated_by: created_by, building_id, ...stored(fields) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const change = (tenant: Tenant, id: number, set: object) =>
  tenant.db
    .updateTable('building_vacancies')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id');

/** False when somebody saved or deleted it since `readAt`. */
export const saveVacancy = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  fields: VacancyFields,
): Promise<boolean> =>
  (await change(tenant, id, stored(fields)).where('updated_at', '=', readAt).executeTakeFirst()) !==
  undefined;

export const removeVacancy = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await change(tenant, id, { deleted_at: now.toISOString() }).execute();
};
