import type { SignedInCall } from '#platform/server/http/call';
import type { entryEndpoints } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { entryForClients } from '../sharing/for-clients.ts';
import { listEntryRows } from './list-entries-repository.ts';
import { presentEntry } from './present-entry.ts';

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
