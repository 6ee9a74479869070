import {
  buildingsOfImport,
  type CleanTableRow,
  distinct,
  type OwnRecords,
} from '#features/imports/imports/server';
import { areaManagersOfJobs } from '#features/sites/assignments/server';
import { centroidOf, loadBuildingsAt, locate } from '#features/sites/buildings/server';
import { jobsOfFile } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CleanedRow, JobImportMapping, SiteKey } from '../../contract/index.ts';
import { jobsByNumber, knownAreas, knownClients, type NamedClients } from '../run/known-sites-repository.ts';
import { addressKey, type Facts, nameKey } from './facts.ts';
import { keyedJobs, keyOf, matchOf } from './keyed-jobs.ts';
import { loadManagers, type ManagersPlan } from './plan-area-duty.ts';

/** The client of rows that name none, whether unknown ones and contacts are made, and which duty people are given. */
export type SitePlan = Pick<Facts, 'defaultClient' | 'createClients' | 'contacts'> & {
  managers: ManagersPlan;
  /** Clients who exist and may be given sites; null: all. */
  clients: readonly number[] | null;
  /** Jobs that the import may change. */
  changeable: readonly number[];
};

type Basis = {
  importId: number;
  mapping: Pick<JobImportMapping, 'existing' | 'match'>;
  timeZone: string;
  plan: SitePlan;
  own: OwnRecords;
  now: Date;
};

type Row = CleanTableRow<CleanedRow>;

type Named = readonly { row: CleanedRow }[];

export const namedClients = (rows: Named): NamedClients => ({
  accountNumbers: distinct(rows, (row) => row.client_account_number),
  names: distinct(rows, (row) => nameKey(row.client_name)),
});

/** The jobs that rows find, and those of them that rows may change. */
const loadExisting = async (
  tenant: Tenant,
  rows: readonly Row[],
  { importId, plan: { changeable }, mapping: { existing }, match }: Basis & { match: SiteKey },
): Promise<Pick<Facts, 'keyed' | 'existing'>> => {
  if (existing !== 'update') return { keyed: new Map(), existing: new Map() };
  const keyed = await keyedJobs(tenant, rows, { match, importId });
  const found = new Set([...keyed.values()].flatMap((ids) => [...ids]));
  const jobs = await jobsOfFile(tenant, [...found.intersection(new Set(changeable))]);
  return { keyed, existing: new Map(jobs.map((job) => [job.id, job])) };
};

/** Loads the stored data about everything that the rows name, except what this import itself has created. */
export const loadFacts = async (tenant: Tenant, rows: readonly Row[], basis: Basis): Promise<Facts> => {
  const { importId, timeZone, plan, own: written, now } = basis;
  const match = matchOf(basis.mapping);
  const [numbers, known, own, clients, areas, managerOf, { keyed, existing }] = await Promise.all([
    jobsByNumber(
      tenant,
      distinct(rows, (row) => row.job_number),
      importId,
    ),
    loadBuildingsAt(
      tenant,
      rows.map(({ row }) => row),
    ),
    buildingsOfImport(tenant, importId),
    knownClients(tenant, namedClients(rows), plan.clients),
    knownAreas(
      tenant,
      distinct(rows, (row) => nameKey(row.area_name)),
    ),
    loadManagers(tenant, rows, plan.managers),
    loadExisting(tenant, rows, { ...basis, match }),
  ]);
  const managed = rows.flatMap(({ row }) =>
    row.area_manager === '' ? [] : [...(keyed.get(keyOf(row, match)) ?? [])],
  );
  const managersOf = await areaManagersOfJobs(tenant, managed, { now, zone: timeZone });
  const ours = new Set(own);
  return {
    numbers,
    addresses: new Set(known.filter(({ id }) => !ours.has(id)).map(addressKey)),
    clients,
    areas,
    managerOf,
    match,
    keyed,
    existing,
    managersOf,
    changedBuildings: new Set(
      [...written.keys()].flatMap((key) => (key.startsWith('building ') ? Number(key.slice(9)) : [])),
    ),
    defaultClient: plan.defaultClient,
    createClients: plan.createClients,
    contacts: plan.contacts,
    locate: (place) => locate(place, timeZone),
    stateOfZip: (zip) => centroidOf(zip)?.state,
  };
};
