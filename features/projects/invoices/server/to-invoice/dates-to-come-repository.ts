import { z } from 'zod';
import { recurrenceRule } from '#features/tasks/tasks/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { occurrencesOf } from '../billed/occurrences-of.ts';

/** The number of dates, by project id, that its rules still have beyond its tasks; null for rules without an end. */
export type DatesToCome = Readonly<Record<string, number | null>>;

const row = z.object({
  id: z.int(),
  schedules: z.array(z.object({ rule: recurrenceRule, next_on: z.string() })),
});

/** Covers running projects whose total price is divided over all dates of their rules. */
export const datesToCome = async (tenant: Tenant): Promise<DatesToCome> => {
  const projects = await tenant.query({
    name: 'invoice-dates-to-come',
    text: `select t.id, json_agg(json_build_object('rule', s.rule, 'next_on', s.next_on)) as schedules
      from special_projects t
      join special_project_schedules s on s.organization_id = $1 and s.special_project_id = t.id
        and s.deleted_at is null and s.next_on is not null
      where t.organization_id = $1 and t.deleted_at is null and t.invoice_type = 'per occurrence'
        and t.price_basis = 'total' and t.status in ('open', 'active', 'inactive', 'on_hold')
      group by t.id`,
    values: [tenant.organizationId],
    row,
  });
  return Object.fromEntries(
    projects.map(({ id, schedules }) => [id, occurrencesOf({ end: null, known_tasks: 0, schedules })]),
  );
};
