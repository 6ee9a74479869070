import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import type { entryEndpoints } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { entryForClients } from '../sharing/for-clients.ts';
import { type EntryRow, entryColumns, entryRow } from './entries-sql-repository.ts';
import { presentEntry } from './present-entry.ts';

/** The caller must check that the log may be seen. */
const listEntryRows = (
  tenant: Tenant,
  logId: number,
  query: PageQuery & { order: 'asc' | 'desc' /** Only entries that a client may see. */; onlyShown: boolean },
): Promise<PageOf<EntryRow>> => {
  const list: ListSql = {
    from: 'action_log_entries e',
    id: 'e.id',
    where: `e.organization_id = $1 and e.log_id = $2 and e.deleted_at is null${
      query.onlyShown ? ` and e.visibility = 'public'` : ''
    }`,
    order: `e.started_at ${query.order}, e.id`,
    values: collectValues([tenant.organizationId, logId]),
  };
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        entryRow,
        (limit) =>
          `select ${entryColumns} from ${list.from} where ${list.where} order by ${list.order} ${limit}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};

export const listActionLogEntries = async (
  call: SignedInCall<(typeof entryEndpoints)['listActionLogEntries']>,
) => {
  const { tenant, person, query } = call;
  const { id, status, porter } = await presentLog(call, query.id);
  const asClient = person.license === 'viewer';
  const page = await listEntryRows(tenant, id, { ...query, onlyShown: asClient });
  const rows = asClient ? page.rows.map(entryForClients) : page.rows;
  return { ...page, rows: rows.map(presentEntry(person, { status, porter_id: porter.id })) };
};
