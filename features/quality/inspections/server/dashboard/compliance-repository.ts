import { z } from 'zod';
import { addDays } from '#platform/contract/add-days';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { joinNextDue, joinWindow } from './due-windows-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { siteConditions } from './site-conditions-repository.ts';

const row = z.object({
  due: z.int(),
  in_time: z.int(),
  due_before: z.int(),
  in_time_before: z.int(),
  overdue: z.int(),
});

/** The last day of a range that is over. */
export const lastOver = (to: string, today: string): string => {
  const yesterday = addDays(today, -1);
  return to < yesterday ? to : yesterday;
};

/** How many sites had a time to be inspected that ended in the range, or in the time before, and how many of them were inspected
 * in that time. Also how many are overdue today. */
export const complianceOf = async (tenant: Tenant, query: FigureQuery): Promise<z.infer<typeof row>> => {
  const values = collectValues([tenant.organizationId]);
  const { range, previous, today } = query;
  const day = (date: string) => `${values.add(date)}::date`;
  const where = await siteConditions(tenant, query, values);
  const count = (filter: string) => `count(*) filter (where ${filter})::int`;
  const [ended, endedBefore] = [
    `w.ended_on >= ${day(range.from)}`,
    `b.ended_on >= ${day(previous.from)}`,
  ] as const;
  const [counted] = await tenant.query({
    text: `select ${count(ended)} as due, ${count(`${ended} and w.in_time`)} as in_time,
        ${count(endedBefore)} as due_before, ${count(`${endedBefore} and b.in_time`)} as in_time_before,
        ${count(`d.next_due_on < ${day(today)}`)} as overdue
      from jobs j ${joinNextDue} ${joinWindow('w', day(lastOver(range.to, today)))}
        ${joinWindow('b', day(previous.to))}
      where ${where}`,
    values: values.all,
    row,
  });
  if (!counted) throw new Error('an aggregate answered no row');
  return counted;
};
