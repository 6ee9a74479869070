import { centroidOf, findBuildingsAt, locate } from '#features/buildings/server';
import { buildingsOfImport, type CleanTableRow } from '#features/imports/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { CleanedRow } from '../../contract/index.ts';
import { jobsByNumber, knownAreas, knownClients } from '../run/known-sites-repository.ts';
import { addressKey, type Facts, nameKey } from './facts.ts';
import { loadManagers, type ManagersPlan } from './find-area-duty.ts';

/** The client of rows that name none, whether unknown ones are made, and which duty people are given. */
export type SitePlan = Pick<Facts, 'defaultClient' | 'createClients'> & { managers: ManagersPlan };

type Given = { importId: number; timeZone: string; plan: SitePlan };

type Row = CleanTableRow<CleanedRow>;

const distinct = (rows: readonly Row[], read: (row: CleanedRow) => string): string[] => [
  ...new Set(rows.map(({ row }) => read(row)).filter(Boolean)),
];

/** Loads the stored data about everything that the rows name, except what this import itself has created. */
export const loadFacts = async (
  tenant: Tenant,
  rows: readonly Row[],
  { importId, timeZone, plan }: Given,
): Promise<Facts> => {
  const [numbers, known, own, clients, areas, managerOf] = await Promise.all([
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
  ]);
  const ours = new Set(own);
  return {
    numbers,
    addresses: new Set(known.filter(({ id }) => !ours.has(id)).map(addressKey)),
    clients,
    areas,
    managerOf,
    defaultClient: plan.defaultClient,
    createClients: plan.createClients,
    locate: (place) => locate(place, timeZone),
    stateOfZip: (zip) => centroidOf(zip)?.state,
  };
};
