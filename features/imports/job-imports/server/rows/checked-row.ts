import type { JudgedRow } from '#features/imports/imports/server';
import type { Location } from '#features/sites/buildings/server';
import type { JobOfFile } from '#features/sites/jobs/server';
import type { CleanedRow } from '../../contract/index.ts';
import type { SiteChange } from './site-change.ts';

/** The client of a row: an existing one, or one to be created. */
export type ClientOfRow = { id: number } | { name: string; accountNumber: string } | 'planned';

type Row = JudgedRow<CleanedRow>;

export type RefusedRow = Row & { outcome: Exclude<Row['outcome'], 'created' | 'updated'> };

/** A row that changes a site that exists. */
export type ChangingRow = Row & { outcome: 'updated'; job: JobOfFile; change: SiteChange };

export type AcceptedRow = Row & {
  outcome: 'created';
  client: ClientOfRow;
  areaId: number | null;
  managerId: number | null;
  location: Location;
};

export type CheckedRow = AcceptedRow | ChangingRow | RefusedRow;
