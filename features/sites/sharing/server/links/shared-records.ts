import type { FileRow } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { SharedPlace } from '../../contract/index.ts';

/** The job and building of a record; null for a record of no job site. */
export type SharedWhere = { jobId: number | null; buildingId: number | null };

/** Declares a kind of record that can be shared. */
export type SharedRecord = {
  /** The address of the page, below the organization's. */
  path: (id: number) => `/${string}`;
  /** Returns the job and building of the record. Refuses a person who may not share it: 404 out of scope, 403 without the
   * flag. */
  checkMayShare: (tenant: Tenant, person: Person, id: number) => Promise<SharedWhere>;
  /** Whether the page of the record, as it is now, shows this image to strangers. */
  showsPicture: (tenant: Tenant, id: number, file: FileRow) => Promise<boolean>;
  /** Undefined when strangers may no longer see the record. */
  placeOf: (tenant: Tenant, id: number) => Promise<SharedPlace | undefined>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By kind of link. */
    shared: SharedRecord;
  }
}

export type SharedRecords = Entries<'shared'>;
