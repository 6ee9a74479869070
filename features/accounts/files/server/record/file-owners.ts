import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { FileRow } from './file-repository.ts';

type OwnedFile = Pick<FileRow, 'id' | 'purpose' | 'visibility' | 'uploaded_by'>;

export type FileOwner = { entity: string; id: number };

/** Whether the person may see the record of a file; declared by the feature that owns the record. Can return another record
 * whose check decides instead. */
export type FileOwnerCheck = (
  tenant: Tenant,
  person: Person,
  ownerId: number,
  file: OwnedFile,
) => Promise<boolean | FileOwner>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by owner entity. Nobody may see files of an entity without an entry. */
    fileOwners: FileOwnerCheck;
  }
}

export type FileOwners = Entries<'fileOwners'>;
