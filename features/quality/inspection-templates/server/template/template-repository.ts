import { sql } from 'kysely';
import type { z } from 'zod';
import { refused } from '#platform/contract/errors';
import { fold } from '#platform/contract/fold';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import { type Content, type TemplateHead, template } from '../../contract/index.ts';

const storedTemplate = template.omit({ gaps: true, allowed_transitions: true, can: true });

export type StoredTemplate = z.infer<typeof storedTemplate>;

export type TemplateFields = TemplateHead & { content: Content };

const columns = `t.id, t.name, t.inspection_type, t.description, t.scale, t.target_score, t.visibility,
  t.require_signature, t.allow_mark_all, t.content, t.status, t.version, t.has_changes, t.used, t.updated_at,
  (select json_build_object('key', y.key, 'name', y.name) from inspection_types y
    where y.organization_id = t.organization_id and y.key = t.inspection_type) as type`;

const read = async (
  { query, organizationId }: Tenant,
  id: number,
  name: string,
  rest: string,
): Promise<StoredTemplate | undefined> => {
  const [found] = await query({
    name,
    text: `select ${columns} from inspection_templates t where t.organization_id = $1 and t.id = $2 ${rest}`,
    values: [organizationId, id],
    row: storedTemplate,
  });
  return found;
};

export const loadTemplate = (tenant: Tenant, id: number) =>
  read(tenant, id, 'inspection-template', 'and t.deleted_at is null');

/** Locks the template: until the transaction ends, nobody else changes it and no inspection begins with it. */
export const lockTemplate = (tenant: Tenant, id: number) =>
  read(tenant, id, 'inspection-template-locked', 'and t.deleted_at is null for update of t');

export const isDeleted = async ({ db, organizationId }: Tenant, id: number): Promise<boolean | undefined> => {
  const found = await db
    .selectFrom('inspection_templates')
    .select('deleted_at')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found && found.deleted_at !== null;
};

const taken = fieldOfConstraint({ inspection_templates_name_key: { field: 'name', code: 'taken' } });

export const insertTemplate = async (
  { db, organizationId, userId }: Tenant,
  { content, ...head }: TemplateFields,
): Promise<number> => {
  const { id } = await db
    .insertInto('inspection_templates')
    .values({
      ...head,
      content: JSON.stringify(content),
      organization_id: organizationId,
      created_by: userId,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(taken);
  return id;
};

export type TemplateSet = Partial<{
  status: StoredTemplate['status'];
  version: number;
  has_changes: boolean;
  deleted_at: string | null;
}>;

const changing = ({ db, organizationId, userId }: Tenant, id: number, set: object) =>
  db
    .updateTable('inspection_templates')
    .set({ ...set, updated_by: userId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id);

export const changeTemplate = async (tenant: Tenant, id: number, set: TemplateSet): Promise<void> => {
  await changing(tenant, id, set).execute();
};

/** Refuses while another template has its name. */
export const restoreRow = (tenant: Tenant, id: number): Promise<void> =>
  changeTemplate(tenant, id, { deleted_at: null }).catch((error) => {
    throw error?.constraint === 'inspection_templates_name_key' ? refused('place_taken') : error;
  });

/** Returns false when someone has saved the template since `readAt`. */
export const saveTemplate = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  { content, ...head }: TemplateFields,
): Promise<boolean> => {
  const set = { ...head, content: JSON.stringify(content), has_changes: true };
  const { numUpdatedRows } = await changing(tenant, id, set)
    .where('updated_at', '=', readAt)
    .executeTakeFirst()
    .catch(taken);
  return numUpdatedRows > 0n;
};

/** Maximum number of templates with the same name and different numbers. */
const maxCopies = 200;

/** The name or, if it is taken, the name with the next free number. */
export const freeName = async ({ db, organizationId }: Tenant, name: string): Promise<string> => {
  const numbered = (n: number) => (n === 1 ? name : `${name.slice(0, 92)} (${n})`);
  const wanted = Array.from({ length: maxCopies }, (_, at) => numbered(at + 1));
  const rows = await db
    .selectFrom('inspection_templates')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where(sql<string>`fold(name)`, 'in', wanted.map(fold))
    .execute();
  const used = new Set(rows.map((row) => fold(row.name)));
  return wanted.find((one) => !used.has(fold(one))) ?? name;
};
