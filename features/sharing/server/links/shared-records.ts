import type { FileRow } from '#features/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { SharedPlace } from '../../contract/index.ts';

/** Null for a record that belongs to no job site. */
export type SharedWhere = { jobId: number | null; buildingId: number | null };

/** What a feature says about records of it that can be shared. */
export type SharedRecord = {
  /** The page below the organization's address. */
  path: (id: number) => `/${string}`;
  /** Where the record belongs; refuses whoever may not share it: 404 out of sight, 403 without the flag. */
  checkMayShare: (tenant: Tenant, person: Person, id: number) => Promise<SharedWhere>;
  /** Whether strangers see the picture on the record's page as it is now. */
  showsPicture: (tenant: Tenant, id: number, file: FileRow) => Promise<boolean>;
  /** Undefined when the record is not for strangers any more. */
  placeOf: (tenant: Tenant, id: number) => Promise<SharedPlace | undefined>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By kind of link. */
    shared: SharedRecord;
  }
}

export type SharedRecords = Entries<'shared'>;
