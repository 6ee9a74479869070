import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { idRow } from '#platform/server/db/id-row';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { type Custody, custody } from '../../contract/key.ts';
import type { KeyStatus } from '../../contract/key-status.ts';
import { keyColumns, keyTables, type StoredKey, storedKey } from './key-columns-repository.ts';

/** SQL condition: the key belongs to a job in scope, or the person holds it. */
const keyScopeSql = (tenant: Tenant, user: string): string =>
  tenant.seesAllJobs ? '' : ` and (c.user_id = ${user} or (true${inScopeSql(tenant, 'k.job_id', user)}))`;

const scopeValues = (tenant: Tenant): unknown[] => (tenant.seesAllJobs ? [] : [tenant.userId]);

/** Keys that the person may see, in the order of their ids; `locked` for a change. */
export const loadKeys = (
  tenant: Tenant,
  ids: readonly number[],
  { today, locked = false }: { today: string; locked?: boolean },
): Promise<StoredKey[]> =>
  tenant.query({
    text: `select ${keyColumns('$3')} from ${keyTables}
      where k.organization_id = $1 and k.id = any($2::int[])${keyScopeSql(tenant, '$4')}
      order by k.id${locked ? ' for update of k' : ''}`,
    values: [tenant.organizationId, ids, today, ...scopeValues(tenant)],
    row: storedKey,
  });

/** The keys of a job by kind and label, retired ones last. The caller must check that the job may be seen. */
export const keysOfJob = (tenant: Tenant, jobId: number, today: string): Promise<StoredKey[]> =>
  tenant.query({
    name: 'keys-of-job',
    text: `select ${keyColumns('$3')} from ${keyTables} where k.organization_id = $1 and k.job_id = $2
      order by k.status in ('retired', 'returned'), k.status = 'retired', k.kind = 'other', k.kind <> 'key', k.kind,
        k.label, k.id`,
    values: [tenant.organizationId, jobId, today],
    row: storedKey,
  });

/** The keys that a person holds at all jobs of the organization, at most 500. Unconfirmed ones and the next due come first. */
export const keysOfHolder = (tenant: Tenant, userId: number, today: string): Promise<StoredKey[]> =>
  tenant.query({
    name: 'keys-of-holder',
    text: `select ${keyColumns('$3')} from ${keyTables} where k.organization_id = $1 and c.user_id = $2
      order by c.acknowledged_at is not null, c.due_on nulls last, j.job_number, k.label, k.id limit 500`,
    values: [tenant.organizationId, userId, today],
    row: storedKey,
  });

/** All custodies of a key, the latest first. */
export const custodiesOf = (tenant: Tenant, keyId: number): Promise<Custody[]> =>
  tenant.query({
    name: 'key-custodies-of',
    text: `select c.id, json_build_object('id', c.user_id, 'name', ${personName('c', 'user_id')}) as user,
        ${personName('c', 'handed_by')} as handed_by, ${isoText('c.from_at')} as from_at, c.due_on,
        ${isoText('c.acknowledged_at')} as acknowledged_at, ${isoText('c.ended_at')} as ended_at, c.ended_as,
        ${personName('c', 'ended_by')} as ended_by, c.note
      from key_custodies c where c.organization_id = $1 and c.key_id = $2
      order by c.from_at desc, c.id desc limit 500`,
    values: [tenant.organizationId, keyId],
    row: custody,
  });

const labelRow = z.object({ label: z.string() });

export type Labels = { jobId: number; kind: string; labels: readonly string[]; exceptId?: number };

/** Those of these labels that another key of the same kind at the job has. */
export const takenLabels = async (
  tenant: Tenant,
  { jobId, kind, labels, exceptId }: Labels,
): Promise<string[]> => {
  const rows = await tenant.query({
    name: 'key-labels-taken',
    text: `select k.label from keys k where k.organization_id = $1 and k.job_id = $2 and k.kind = $3
        and k.status <> 'retired' and k.id is distinct from $5
        and fold(k.label) = any(array(select fold(l) from unnest($4::text[]) l))
      order by k.label`,
    values: [tenant.organizationId, jobId, kind, labels, exceptId ?? null],
    row: labelRow,
  });
  return rows.map(({ label }) => label);
};

/** Turns the constraint into a refusal, for two people who add the same label at the same moment. */
const taken = fieldOfConstraint({ keys_label_key: { field: 'label', code: 'taken' } });

export type KeyFields = Pick<StoredKey, 'kind' | 'opens' | 'notes'> & { building_id: number | null };

/** Returns their ids, in the order of the labels. */
export const insertKeys = async (
  tenant: Tenant,
  jobId: number,
  labels: readonly string[],
  { building_id, kind, opens, notes }: KeyFields,
): Promise<number[]> => {
  const rows = await tenant
    .query({
      name: 'keys-add',
      text: `insert into keys (organization_id, job_id, building_id, kind, label, opens, notes, created_by, updated_by)
        select $1, $2, $3, $4, l.label, $6, $7, $8, $8 from unnest($5::text[]) with ordinality l (label, place)
        order by l.place returning id`,
      values: [tenant.organizationId, jobId, building_id, kind, labels, opens, notes, tenant.userId],
      row: idRow,
    })
    .catch(taken);
  return rows.map(({ id }) => id);
};

export type KeySet = Partial<KeyFields & Pick<StoredKey, 'label'>> & {
  status?: KeyStatus;
  lost_on?: string | null;
  lost_note?: string;
  lost_by?: number | null;
};

/** Also called with no columns, to change `updated_at`, so that the server notices saves of forms that were opened before. */
export const updateKeyRow = async (tenant: Tenant, id: number, set: KeySet): Promise<void> => {
  await tenant.db
    .updateTable('keys')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute()
    .catch(taken);
};
