import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { ListSql } from '#platform/server/db/list-sql';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { taskEndpoints } from '../../contract/index.ts';

type Query = QueryOf<(typeof taskEndpoints)['listTasks']>;

/** The column of each order and its type. */
export const orders: Record<Query['sort'], readonly [column: string, type: string]> = {
  due_at: ['t.due_at', 'timestamptz'],
  number: ['t.number', 'int'],
  created_at: ['t.created_at', 'timestamptz'],
  priority_level: ['t.priority_rank', 'smallint'],
  status: ['t.status', 'text'],
  scheduled_on: ['t.scheduled_on', 'date'],
};

/** Read as text, because a JavaScript date would lose the microseconds. */
const place = z.object({ value: z.string().nullable() });

const placeOf = async (tenant: Tenant, column: string, id: number): Promise<string | null> => {
  const [found] = await tenant.query({
    text: `select (${column})::text as value from tasks t
      where t.organization_id = $1 and t.id = $2${inScopeSql(tenant, 't.job_id', '$3')}`,
    values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: place,
  });
  if (!found) throw invalid({ after: ['invalid_ids'] });
  return found.value;
};

/** The part of the list that follows a task of it, also one that is no longer there. Rows without a value come last. */
export const startAfter = async (
  tenant: Tenant,
  list: ListSql,
  { sort, order, after }: Pick<Query, 'sort' | 'order' | 'after'>,
): Promise<ListSql> => {
  if (after === undefined) return list;
  const [column, type] = orders[sort];
  const found = await placeOf(tenant, column, after);
  const values = collectValues(list.values.all);
  const isLater = `t.id > ${values.add(after)}`;
  if (found === null) return { ...list, values, where: `${list.where} and ${column} is null and ${isLater}` };
  const value = `${values.add(found)}::${type}`;
  const further = `${column} ${order === 'asc' ? '>' : '<'} ${value}`;
  return {
    ...list,
    values,
    where: `${list.where} and (${further} or ${column} is null or ${column} = ${value} and ${isLater})`,
  };
};
