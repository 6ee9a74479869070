import type { FileRow } from '#features/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { SharedPlace } from '../contract/index.ts';

export type SharedWhere = { jobId: number; buildingId: number };

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

/** By kind of link. */
export type SharedRecords = Readonly<Record<string, SharedRecord>>;
