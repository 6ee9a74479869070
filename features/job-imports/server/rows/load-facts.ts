import { centroidOf, findBuildingsAt, locate } from '#features/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { buildingsOfImport } from '../result/import-row-repository.ts';
import { jobsByNumber, knownAreas, knownClients } from '../run/known-sites-repository.ts';
import type { CleanTableRow } from './clean-table.ts';
import { addressKey, type Facts, nameKey } from './facts.ts';

type Given = Pick<Facts, 'defaultClient' | 'createClients'> & { importId: number; timeZone: string };

const distinct = (rows: readonly CleanTableRow[], read: (row: CleanTableRow['row']) => string): string[] => [
  ...new Set(rows.map(({ row }) => read(row)).filter(Boolean)),
];

/** Everything the organization knows about what the rows name, without what this import itself has made. */
export const loadFacts = async (
  tenant: Tenant,
  rows: readonly CleanTableRow[],
  { importId, timeZone, defaultClient, createClients }: Given,
): Promise<Facts> => {
  const [numbers, known, own, clients, areas] = await Promise.all([
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
  ]);
  const ours = new Set(own);
  return {
    numbers,
    addresses: new Set(known.filter(({ id }) => !ours.has(id)).map(addressKey)),
    clients,
    areas,
    defaultClient,
    createClients,
    locate: (place) => locate(place, timeZone),
    stateOfZip: (zip) => centroidOf(zip)?.state,
  };
};
