import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { invoiceStatuses } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  client: z.string(),
  project: z.string(),
  total: z.int(),
  balance: z.int(),
  due_date: z.string().nullable(),
  created_by: z.int().nullable(),
  actor: z.string().nullable(),
});

export type NoticeFacts = z.infer<typeof row>;

/** What notices say of invoices as they are now; amounts are whole cents. */
export const noticeFacts = (
  tenant: Tenant,
  ids: readonly number[],
  actorUserId: number | null,
): Promise<NoticeFacts[]> =>
  tenant.query({
    name: 'invoice-notice-facts',
    text: `select i.id, i.number, i.status, i.bill_to ->> 'name' as client, t.number || ' ' || t.title as project,
        i.total, i.total - i.amount_paid as balance, i.due_date::text, i.created_by,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor
      from invoices i
      join special_projects t on t.organization_id = $1 and t.id = i.special_project_id and t.deleted_at is null
      where i.organization_id = $1 and i.id = any($2::int[]) and i.deleted_at is null`,
    values: [tenant.organizationId, ids, actorUserId],
    row,
  });
