import { areaManagersOfJobs } from '#features/assignments/server';
import { centroidOf, findBuildingsAt, locate } from '#features/buildings/server';
import { buildingsOfImport, type CleanTableRow, type OwnRecords } from '#features/imports/server';
import { jobsOfFile } from '#features/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CleanedRow } from '../../contract/index.ts';
import { jobsByNumber, knownAreas, knownClients } from '../run/known-sites-repository.ts';
import { addressKey, type Facts, nameKey } from './facts.ts';
import { loadManagers, type ManagersPlan } from './plan-area-duty.ts';

/** The client of rows that name none, whether unknown ones are made, and which duty people are given. */
export type SitePlan = Pick<Facts, 'defaultClient' | 'createClients'> & {
  managers: ManagersPlan;
  /** Jobs that the import may change. */
  changeable: readonly number[];
};

type Given = { importId: number; timeZone: string; plan: SitePlan; own: OwnRecords; now: Date };

type Row = CleanTableRow<CleanedRow>;

const distinct = (rows: readonly Row[], read: (row: CleanedRow) => string): string[] => [
  ...new Set(rows.map(({ row }) => read(row)).filter(Boolean)),
];

/** The jobs that rows may change, by number. */
const loadExisting = async (
  tenant: Tenant,
  rows: readonly Row[],
  changeable: readonly number[],
): Promise<Facts['existing']> => {
  if (changeable.length === 0) return new Map();
  const may = new Set(changeable);
  const jobs = await jobsOfFile(
    tenant,
    distinct(rows, (row) => row.job_number),
  );
  return new Map(jobs.filter(({ id }) => may.has(id)).map((job) => [job.job_number, job]));
};

/** Loads the stored data about everything that the rows name, except what this import itself has created. */
export const loadFacts = async (
  tenant: Tenant,
  rows: readonly Row[],
  { importId, timeZone, plan, own: written, now }: Given,
): Promise<Facts> => {
  const [numbers, known, own, clients, areas, managerOf, existing] = await Promise.all([
    jobsByNumber(
      tenant,
      distinct(rows, (row) => row.job_number),
      importId,
    ),
    findBuildingsAt(
      tenant,
      rows.map(({ row }) => row),
    ),
    buildingsOfImport(tenant, importId),
    knownClients(
      tenant,
      distinct(rows, (row) => row.client_account_number),
      distinct(rows, (row) => nameKey(row.client_name)),
    ),
    knownAreas(
      tenant,
      distinct(rows, (row) => nameKey(row.area_name)),
    ),
    loadManagers(tenant, rows, plan.managers),
    loadExisting(tenant, rows, plan.changeable),
  ]);
  const managed = rows.flatMap(({ row }) =>
    row.area_manager === '' ? [] : (existing.get(row.job_number)?.id ?? []),
  );
  const managersOf = await areaManagersOfJobs(tenant, managed, { now, zone: timeZone });
  const ours = new Set(own);
  return {
    numbers,
    addresses: new Set(known.filter(({ id }) => !ours.has(id)).map(addressKey)),
    clients,
    areas,
    managerOf,
    existing,
    managersOf,
    changedBuildings: new Set(
      [...written.keys()].flatMap((key) => (key.startsWith('building ') ? Number(key.slice(9)) : [])),
    ),
    defaultClient: plan.defaultClient,
    createClients: plan.createClients,
    locate: (place) => locate(place, timeZone),
    stateOfZip: (zip) => centroidOf(zip)?.state,
  };
};
