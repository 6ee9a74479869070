import { inScopeSql } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import { openStatuses, type taskEndpoints } from '../../contract/index.ts';
import { loadTask, type TaskRecord } from './task-repository.ts';

/** The task after this one among those to do: soonest due first, without a due date last, then by priority and id. */
const loadNextTask = async (
  tenant: Tenant,
  task: Pick<TaskRecord, 'id' | 'due_at' | 'priority_rank' | 'job_id'>,
  scope: 'all' | 'job',
): Promise<number | undefined> => {
  const values = collectValues([tenant.organizationId, task.id, task.due_at, task.priority_rank]);
  const visible = `t.organization_id = $1 and t.deleted_at is null
    and t.status in (${literals(openStatuses)}) and t.status <> 'on_hold'
    ${scope === 'job' ? `and t.job_id = ${values.add(task.job_id)}` : ''}${inScopeSql(tenant, 't.job_id', values)}`;
  // Dated and undated apart, so that each is one walk along the index from where this task stands.
  const after = '(t.priority_rank < $4 or (t.priority_rank = $4 and t.id > $2))';
  const [row] = await tenant.query({
    text: `(select t.id from tasks t where ${visible} and t.due_at >= $3::timestamptz
        and (t.due_at > $3::timestamptz or ${after})
        order by t.due_at, t.priority_rank desc, t.id limit 1)
      union all
      (select t.id from tasks t where ${visible} and t.due_at is null
        and ($3::timestamptz is not null or ${after})
        order by t.priority_rank desc, t.id limit 1)
      limit 1`,
    values: values.all,
    row: idRow,
  });
  return row?.id;
};

/** 404 after the last one, and when the task itself is out of sight. */
export const getNextTask = async ({
  params,
  query,
  tenant,
}: SignedInCall<(typeof taskEndpoints)['getNextTask']>) => {
  const task = await loadTask(tenant, params.id);
  const id = task && (await loadNextTask(tenant, task, query.scope));
  if (id === undefined) throw notFound();
  return { id };
};
