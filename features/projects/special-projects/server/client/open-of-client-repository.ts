import { z } from 'zod';
import type { LoadClientUses } from '#features/sites/clients/server';
import { collectValues } from '#platform/server/db/values';
import { seesProject } from '../project/scope-sql-repository.ts';

const row = z.object({ id: z.int(), number: z.string(), title: z.string(), in_scope: z.boolean() });

/** Projects of the client that have not ended; those in scope by number. They keep it from being deleted. */
export const openOfClient: LoadClientUses = async (tenant, clientId, { max, step }) => {
  if (step === 'deactivate') return { total: 0, named: [] };
  const values = collectValues([tenant.organizationId, clientId]);
  const seen = seesProject(tenant, { flags: new Set() }, () => values.add(tenant.userId)).join(' and ');
  const projects = await tenant.query({
    text: `select t.id, t.number, t.title, ${seen || 'true'} as in_scope from special_projects t
      where t.organization_id = $1 and t.client_id = $2 and t.deleted_at is null
        and t.status not in ('closed', 'invoiced', 'cancelled')
      order by t.id limit 1000`,
    values: values.all,
    row,
  });
  const named = projects
    .filter(({ in_scope }) => in_scope)
    .slice(0, max)
    .map(({ id, number, title }) => ({ id, label: `${number} ${title}`, href: `/special-project/${id}` }));
  return { total: projects.length, named };
};
