import { forbidden, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { FileOwner } from './file-owners.ts';
import type { FileRow } from './file-repository.ts';

/** `write` is renaming, commenting and removing. Who may write may also draw. */
export type FileDeed = 'write' | 'draw';

export type WrittenFile = Pick<FileRow, 'purpose' | 'uploaded_by'>;

export type FileCall = { tenant: Tenant; person: Person; now: Date };

/** What a feature answers about the files of a record that it holds. */
export type LockedRecord = {
  may: (deed: FileDeed, file: WrittenFile) => boolean;
  /** Whether the record may still change; or another record, which decides instead. */
  isOpen: boolean | FileOwner;
};

export type FileWriters = {
  /** The purposes whose files can be changed at all. */
  purposes: readonly string[];
  /** Holds the record until the transaction ends, so that nobody closes it before the file is changed; undefined when the
   * person does not see it. */
  hold: (call: FileCall, ownerId: number) => Promise<LockedRecord | undefined>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by owner entity. Without an entry, nobody may change the files of the entity. */
    fileWriters: FileWriters;
  }
}

export type AllFileWriters = Entries<'fileWriters'>;

const hold = (all: AllFileWriters, call: FileCall, { entity, id }: FileOwner) =>
  Object.hasOwn(all, entity) ? all[entity]?.hold(call, id) : undefined;

/** Records that one file may ask in turn: a note asks the task it stands at. */
const maxAsked = 4;

const isOpen = async (
  all: AllFileWriters,
  call: FileCall,
  first: LockedRecord['isOpen'],
): Promise<boolean> => {
  let answer = first;
  for (let asked = 0; asked < maxAsked && typeof answer !== 'boolean'; asked += 1)
    answer = (await hold(all, call, answer))?.isOpen ?? false;
  return answer === true;
};

/** Refuses a change of a file that the person sees: 403 without the right to it, 409 once its record is closed. The record
 * is held until the transaction ends. */
export const requireWriter = async (
  all: AllFileWriters,
  call: FileCall,
  file: WrittenFile & { owner_entity: string; owner_id: number },
  deed: FileDeed,
): Promise<void> => {
  const record = await hold(all, call, { entity: file.owner_entity, id: file.owner_id });
  if (!record?.may(deed, file)) throw forbidden();
  if (!(await isOpen(all, call, record.isOpen))) throw refused('file_record_closed');
};
