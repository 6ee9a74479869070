import { z } from 'zod';
import { seesProject } from '#features/projects/special-projects/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { type AgeBucket, ageBuckets, bucketStarts } from '../../contract/index.ts';
import { remindedAt } from '../reminders/claim-reminders-repository.ts';

type Reader = { tenant: Tenant; person: Person; now: Date };

const ages = z.object({
  current: z.number(),
  '1-30': z.number(),
  '31-60': z.number(),
  '61-90': z.number(),
  '91+': z.number(),
} satisfies Record<AgeBucket, z.ZodNumber>);

const row = z.object({ id: z.int(), name: z.string(), cents: ages, no_address: z.boolean() });

export type StoredOwing = z.infer<typeof row>;

/** SQL: the cents owed in a bucket; its first and last day are included. */
const centsOf = (bucket: AgeBucket, at: number): string => {
  const start = bucketStarts[bucket];
  const next = ageBuckets[at + 1];
  const within = [
    ...(start === null ? [] : [`days >= ${start}`]),
    ...(next === undefined ? [] : [`days < ${bucketStarts[next]}`]),
  ].join(' and ');
  return `'${bucket}', coalesce(sum(cents) filter (where ${within}), 0)::float8`;
};

const isLate = `days >= ${bucketStarts['1-30']}`;

/** What each client owes by age, the most past due first. Ages count by the organization's day, as in the list of invoices.
 * `clientId` limits it to one client; there is no row for a client that owes nothing. */
export const owingOfClients = (
  { tenant, person, now }: Reader,
  clientId?: number,
): Promise<StoredOwing[]> => {
  const values = collectValues([tenant.organizationId]);
  const today = `${values.add(dateAt(now, person.timeZone))}::date`;
  const where = [
    'i.organization_id = $1',
    `i.status = 'invoiced'`,
    'i.deleted_at is null',
    't.deleted_at is null',
    ...equal(values, 'i.client_id', clientId),
    ...seesProject(tenant, person, () => values.add(tenant.userId)),
  ].join(' and ');
  return tenant.query({
    text: `select c.id, c.name, o.cents, o.no_address from (
        select client_id, json_build_object(${ageBuckets.map(centsOf).join(', ')}) as cents,
          coalesce(sum(cents) filter (where ${isLate}), 0) as late, sum(cents) as total, bool_or(unreachable) as no_address
        from (select i.client_id, i.total - i.amount_paid as cents, ${today} - i.due_date as days,
            jsonb_array_length(${remindedAt('k')}) = 0 as unreachable
          from invoices i join special_projects t on t.organization_id = $1 and t.id = i.special_project_id
          join clients k on k.organization_id = $1 and k.id = i.client_id
          where ${where}) owed
        group by client_id) o
      join clients c on c.organization_id = $1 and c.id = o.client_id
      order by o.late desc, o.total desc, c.name, c.id`,
    values: values.all,
    row,
  });
};
