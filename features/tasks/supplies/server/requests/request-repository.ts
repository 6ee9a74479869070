import { z } from 'zod';
import { openStatuses } from '#features/tasks/tasks/contract';
import type { PageOf } from '#platform/contract/pagination';
import { isoText } from '#platform/server/db/iso-text';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import { type RequestLine, supplyRequest } from '../../contract/index.ts';

/** SQL: the status of a request, from that of its task. With a deleted task it is cancelled. */
const status = `case when t.deleted_at is not null or t.status = 'cancelled' then 'cancelled'
  when t.status in (${literals(openStatuses)}) then 'open' else 'delivered' end`;

const stored = supplyRequest.omit({ can: true });

export type StoredRequest = z.infer<typeof stored>;

const columns = `r.id, ${status} as status, r.note, r.created_at, ${personJson('r', 'created_by')} as created_by,
  json_build_object('id', t.id, 'number', t.number, 'status', t.status) as task,
  (select json_agg(json_build_object('supply_id', l.supply_id, 'name', l.name, 'unit', l.unit, 'quantity', l.quantity)
    order by l.place) from supply_request_lines l
    where l.organization_id = r.organization_id and l.request_id = r.id) as lines,
  case when r.stocked_at is not null then
    json_build_object('at', ${isoText('r.stocked_at')}, 'by', ${personJson('r', 'stocked_by')}) end as stocked`;

const from = `supply_requests r join tasks t on t.organization_id = r.organization_id and t.id = r.task_id`;

/** The requests of a job that the caller has checked, in the order they were made. */
export const requestsOfJob = (
  tenant: Tenant,
  jobId: number,
  query: PageQuery & { order: 'asc' | 'desc' },
): Promise<PageOf<StoredRequest>> => {
  const list: ListSql = {
    from,
    id: 'r.id',
    where: 'r.organization_id = $1 and r.job_id = $2',
    order: `r.id ${query.order}`,
    values: collectValues([tenant.organizationId, jobId]),
  };
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        stored,
        (limit) => `select ${columns} from ${from} where ${list.where} order by ${list.order} ${limit}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};

const one = (tenant: Tenant, jobId: number, column: 'id' | 'task_id', id: number) =>
  tenant.query({
    name: `supply-request-by-${column}`,
    text: `select ${columns} from ${from} where r.organization_id = $1 and r.job_id = $2 and r.${column} = $3`,
    values: [tenant.organizationId, jobId, id],
    row: stored,
  });

export const loadRequest = async (
  tenant: Tenant,
  jobId: number,
  id: number,
): Promise<StoredRequest | undefined> => (await one(tenant, jobId, 'id', id))[0];

export const loadRequestOfTask = async (
  tenant: Tenant,
  jobId: number,
  taskId: number,
): Promise<StoredRequest | undefined> => (await one(tenant, jobId, 'task_id', taskId))[0];

export const insertRequest = async (
  tenant: Tenant,
  row: { job_id: number; task_id: number; note: string },
  lines: readonly RequestLine[],
): Promise<number> => {
  const organization_id = tenant.organizationId;
  const { id } = await tenant.db
    .insertInto('supply_requests')
    .values({ ...row, organization_id, created_by: tenant.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('supply_request_lines')
    .values(lines.map((line, place) => ({ ...line, organization_id, request_id: id, place })))
    .execute();
  return id;
};

/** False when the request was already marked. */
export const markStocked = async (tenant: Tenant, id: number, at: string): Promise<boolean> => {
  const marked = await tenant.db
    .updateTable('supply_requests')
    .set({ stocked_at: at, stocked_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('stocked_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
};

const filled = z.object({ id: z.int(), before: z.int().nullable(), on_hand: z.int() });

/** The supplies of a request that are still kept count as full, unless somebody counted them after `at`. */
export const fillShelf = (tenant: Tenant, requestId: number, at: string) =>
  tenant.query({
    name: 'supplies-fill',
    text: `with wanted as (
        select s.id, s.on_hand as before from supplies s
        where s.organization_id = $1 and s.active and (s.counted_at is null or s.counted_at <= $3)
          and s.id in (select l.supply_id from supply_request_lines l where l.organization_id = $1 and l.request_id = $2)
        order by s.id for update)
      update supplies s set on_hand = s.par_level, counted_at = $3, counted_by = $4
      from wanted where s.organization_id = $1 and s.id = wanted.id
      returning s.id, wanted.before, s.on_hand`,
    values: [tenant.organizationId, requestId, at, tenant.userId],
    row: filled,
  });
