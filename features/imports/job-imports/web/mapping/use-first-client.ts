import { useQuery } from '@tanstack/react-query';
import type { ImportRecord } from '#features/imports/imports/contract';
import { clientEndpoints } from '#features/sites/clients/contract';
import { endpointQuery } from '#platform/web/api/index';
import type { JobImport, JobImportMapping } from '../../contract/index.ts';
import { withFirstClient } from './first-client.ts';

export const allClients = endpointQuery(clientEndpoints.listClients, {
  query: { per_page: 0, sort: 'name' },
});

/** The mapping an import opens with, once it is known whether there are clients to choose from. */
export const useFirstClient = (record: ImportRecord): JobImportMapping | undefined => {
  const { data, isPending } = useQuery(allClients);
  return isPending ? undefined : withFirstClient(record as JobImport, data?.rows);
};
