import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import type { SpecialProjects } from '../../../../../db/schema/types.ts';
import {
  detailColumns,
  rowColumns,
  rowJoins,
  type StoredProject,
  storedDetail,
} from './columns-sql-repository.ts';
import { seesProject, sightOf } from './scope-sql-repository.ts';

/** A project that the person (null: the system) may see. `lock` holds it, so that of two who write one waits. */
export const loadProject = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  id: number,
  { lock = false } = {},
): Promise<StoredProject | undefined> => {
  const values = collectValues([tenant.organizationId, id]);
  const seen = person ? seesProject(tenant, person, () => values.add(tenant.userId)) : [];
  const where = ['t.organization_id = $1', 't.id = $2', 't.deleted_at is null', ...seen].join(' and ');
  const [found] = await tenant.query({
    name: `special-project-find${lock ? '-locked' : ''}${sightOf(tenant, person)}`,
    text: `select ${rowColumns}, ${detailColumns} from special_projects t ${rowJoins}
      where ${where}${lock ? ' for update of t' : ''}`,
    values: values.all,
    row: storedDetail,
  });
  return found;
};

const history = z.object({ timeline: z.array(auditRow) });

export const historyOfProject = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'special-project-history',
    text: `select ${auditOf('special-project', 't.id')} as timeline from special_projects t
      where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id],
    row: history,
  });
  return found?.timeline ?? [];
};

export type ProjectSet = Updateable<SpecialProjects>;

export const insertProject = async (
  tenant: Tenant,
  row: Omit<Insertable<SpecialProjects>, 'organization_id'>,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('special_projects')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const loadByClientUuid = (tenant: Tenant, uuid: string) =>
  tenant.db
    .selectFrom('special_projects')
    .select(['id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

/** The caller must hold the project locked. */
export const saveProject = async (tenant: Tenant, id: number, set: ProjectSet): Promise<void> => {
  await tenant.db
    .updateTable('special_projects')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
