import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { FileRow } from './file-repository.ts';

type OwnedFile = Pick<FileRow, 'id' | 'purpose' | 'visibility' | 'uploaded_by'>;

export type FileOwner = { entity: string; id: number };

/** Whether the person may see the record a file hangs on, told by the feature that owns such records; or the record that
 * decides for it. */
export type FileOwnerCheck = (
  tenant: Tenant,
  person: Person,
  ownerId: number,
  file: OwnedFile,
) => Promise<boolean | FileOwner>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By owner entity. Files of an entity nobody speaks for are nobody's to see. */
    fileOwners: FileOwnerCheck;
  }
}

export type FileOwners = Entries<'fileOwners'>;
