import type { Entries } from '#platform/server/feature/server-feature';
import type { Wiring } from '#platform/server/http/wiring';
import type { FileRow } from './file-repository.ts';
import type { FileCall } from './file-writers.ts';

type Call = FileCall & { wiring: Pick<Wiring, 'events'> };

type Change = {
  /** Updated: renamed, commented or drawn on. */
  how: 'updated' | 'deleted';
  file: Pick<FileRow, 'id' | 'name' | 'purpose' | 'owner_id' | 'visibility'>;
  changes: Record<string, [unknown, unknown]>;
};

/** Called in the transaction of a change of a file that `fileWriters` allowed, so that the feature of its record can write the
 * audit log and publish an event. */
export type FileChange = (call: Call, change: Change) => Promise<void>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by owner entity. */
    fileChanges: FileChange;
  }
}

export type FileChanges = Entries<'fileChanges'>;

export const callOwnerHook = async (
  hooks: FileChanges,
  call: Call,
  { file, ...change }: Change & { file: FileRow },
): Promise<void> => {
  const { owner_entity: entity } = file;
  if (Object.hasOwn(hooks, entity)) await hooks[entity]?.(call, { file, ...change });
};
