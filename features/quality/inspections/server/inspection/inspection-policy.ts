import type { Person } from '#platform/server/http/person';
import { mayShare, visibleStatuses } from '../../contract/index.ts';

type Stored = { inspected_by: number | null; client_signature: unknown };

export const mayShareStored = (person: Person, { inspected_by, client_signature }: Stored): boolean =>
  mayShare(person, { inspectorId: inspected_by, clientSigned: client_signature !== null });

/** SQL: the person may see the inspection `t` by its status. `user` adds the person's id to the values. */
export const statusConditions = ({ flags }: Pick<Person, 'flags'>, user: () => string): string[] => {
  const statuses = visibleStatuses(flags);
  if (statuses.length === 4) return [];
  if (statuses.length === 1) return [`t.status = '${statuses[0]}'`];
  return [`(t.status <> 'new' or t.inspected_by = ${user()})`];
};
