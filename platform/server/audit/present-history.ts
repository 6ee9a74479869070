import type { HistoryEntry } from '#platform/contract/history-entry';
import type { AuditRow } from './audit-repository.ts';

/** Turns the entries that `auditOf` read into the history of an answer. */
export const presentHistory = (rows: readonly AuditRow[]): HistoryEntry[] =>
  rows.map(({ from_status, to_status, actor_user_id, actor_name, ...entry }) => ({
    ...entry,
    from: from_status,
    to: to_status,
    actor: actor_user_id === null ? null : { id: actor_user_id, name: actor_name ?? '' },
  }));
