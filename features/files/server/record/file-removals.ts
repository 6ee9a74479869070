import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { FileRow } from './file-repository.ts';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

/** What the removal of a file means to the record that it hung on, in the same transaction: an entry in its audit log, an
 * event for open pages. */
export type FileRemoval = (
  call: Call,
  file: Pick<FileRow, 'id' | 'name' | 'purpose' | 'owner_id'>,
) => Promise<void>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By owner entity. */
    fileRemovals: FileRemoval;
  }
}

export type FileRemovals = Entries<'fileRemovals'>;

export const tellOwner = async (removals: FileRemovals, call: Call, file: FileRow): Promise<void> => {
  const { owner_entity: entity } = file;
  if (Object.hasOwn(removals, entity)) await removals[entity]?.(call, file);
};
