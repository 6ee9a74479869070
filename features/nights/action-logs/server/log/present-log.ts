import { notFound } from '#platform/contract/errors';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type ActionLog,
  actionLogTransitions,
  isForClients,
  mayDelete,
  mayDeleteEntry,
  mayDeleteFinal,
  mayEdit,
  maySend,
  mayWrite,
  type RecordRef,
} from '../../contract/index.ts';
import { presentEntry } from '../entries/present-entry.ts';
import { forStrangers } from '../sharing/for-clients.ts';
import { loadLogDetail } from './log-detail-repository.ts';

/** The whole log as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentLog = async (
  { tenant, person }: { tenant: Tenant; person: Person },
  ref: RecordRef,
): Promise<ActionLog> => {
  const found = await loadLogDetail(tenant, person, ref);
  if (!found) throw notFound();
  // Clients have logins too: they read what they would read by a link.
  const row = person.license === 'viewer' ? await forStrangers(tenant, found) : found;
  const { history, porter_id: _porter, entries, ...shown } = row;
  const update = mayEdit(row, person);
  const { flags } = person;
  return {
    ...shown,
    entries: entries.map(presentEntry(person, found)),
    timeline: presentHistory(history),
    allowed_transitions: actionLogTransitions.allowed(row, person),
    can: {
      update,
      delete: mayDelete(row, person),
      delete_final: mayDeleteFinal(row, person),
      delete_entry: mayDeleteEntry(row, person),
      add_task: update && flags.has('hasAccessTasks') && flags.has('tasks.canAddTask'),
      edit_files: update,
      show: mayWrite(row, person),
      share: isForClients(row) && maySend(person),
    },
  };
};
