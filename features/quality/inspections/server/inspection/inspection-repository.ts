import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { templateSnapshot } from '#features/quality/inspection-templates/contract';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Inspections } from '../../../../../db/schema/types.ts';
import { type InspectionRef, inspectionStatus, place, questionKey } from '../../contract/index.ts';
import { seenInspection } from './seen-sql-repository.ts';

const signature = z.object({ name: z.string(), file_id: z.int(), at: z.string() });

const record = z.object({
  id: z.int(),
  number: z.int(),
  status: inspectionStatus,
  template_id: z.int(),
  template_version: z.int(),
  inspection_type: z.string(),
  job_id: z.int(),
  building_id: z.int(),
  inspected_by: z.int().nullable(),
  accompanied_by: z.string().nullable(),
  visibility: z.enum(['public', 'internal']),
  general_comments: z.string(),
  signature: signature.nullable(),
  client_signature: signature.nullable(),
  only_asked: z.array(questionKey).nullable(),
  places: z.array(place),
  deficiency_count: z.int(),
  score: z.number().nullable(),
  open_tasks: z.int(),
  task_count: z.int(),
  completed_at: z.string().nullable(),
  finalized_by_task_id: z.int().nullable(),
  reopened_at: z.string().nullable(),
  released_at: z.string().nullable(),
  updated_at: z.string(),
  snapshot: templateSnapshot,
});

export type StoredInspection = z.infer<typeof record>;

/** The inspection, with what it asks, when the person sees its job and its status; the system (null) sees all. Locked,
 * so that of two who write one waits for the other. */
export const lockInspection = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: InspectionRef,
): Promise<StoredInspection | undefined> => {
  const { where, values } = seenInspection(tenant, person, ref);
  const [found] = await tenant.query({
    text: `select t.*, v.snapshot from inspections t
      join inspection_template_versions v on v.organization_id = $1 and v.template_id = t.template_id
        and v.version = t.template_version
      where ${where} for update of t`,
    values,
    row: record,
  });
  return found;
};

/** The new id; undefined when an inspection with this client_uuid exists. */
export const insertInspection = async (
  tenant: Tenant,
  row: Omit<Insertable<Inspections>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('inspections')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const loadByClientUuid = (tenant: Tenant, uuid: string) =>
  tenant.db
    .selectFrom('inspections')
    .select(['id', 'created_by', 'deleted_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

export type InspectionSet = Updateable<Inspections>;

/** The caller must hold the inspection locked. */
export const updateInspectionRow = async (tenant: Tenant, id: number, set: InspectionSet): Promise<void> => {
  await tenant.db
    .updateTable('inspections')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
