import { z } from 'zod';
import { seesProject } from '#features/projects/special-projects/server';
import type { LoadClientUses } from '#features/sites/clients/server';
import { collectValues } from '#platform/server/db/values';

const row = z.object({
  id: z.int(),
  number: z.string().nullable(),
  title: z.string(),
  in_scope: z.boolean(),
});

/** Drafts and unpaid invoices of a client, which keep it from being deleted. Only those of projects in scope are named. */
export const unpaidOfClient: LoadClientUses = async (tenant, clientId, { max, step }) => {
  if (step === 'deactivate') return { total: 0, named: [] };
  const values = collectValues([tenant.organizationId, clientId]);
  const seen = seesProject(tenant, { flags: new Set() }, () => values.add(tenant.userId)).join(' and ');
  const invoices = await tenant.query({
    text: `select i.id, i.number, t.title, ${seen || 'true'} as in_scope
      from invoices i join special_projects t on t.organization_id = $1 and t.id = i.special_project_id
      where i.organization_id = $1 and i.client_id = $2 and i.status in ('draft', 'invoiced') and i.deleted_at is null
      order by i.due_date nulls last, i.id`,
    values: values.all,
    row,
  });
  const named = invoices
    .filter(({ in_scope }) => in_scope)
    .slice(0, max)
    .map(({ id, number, title }) => ({
      id,
      label: [number, title].filter(Boolean).join(' '),
      href: `/special-project/billing/${id}`,
    }));
  return { total: invoices.length, named };
};
