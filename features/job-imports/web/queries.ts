import type { QueryClient } from '@tanstack/react-query';
import { clientEndpoints } from '#features/clients/contract';
import { jobEndpoints } from '#features/jobs/contract';
import { addressOf, call, endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { busyStatuses, type JobImport, type JobImportRow, jobImportEndpoints } from '../contract/index.ts';

export const isBusy = ({ status }: Pick<JobImportRow, 'status'>): boolean => busyStatuses.includes(status);

export const importQuery = (id: number) => endpointQuery(jobImportEndpoints.getJobImport, { params: { id } });

/** Stores the import that a call returned, so that every part of the screen shows it at once. */
export const keepImport = (client: QueryClient, record: JobImport): void => {
  client.setQueryData(importQuery(record.id).queryKey, record);
  void client.invalidateQueries({ queryKey: queryKeyOf(jobImportEndpoints.listJobImports) });
};

/** Call after job sites were created or removed. */
export const refreshSites = (client: QueryClient): void => {
  for (const endpoint of [jobEndpoints.listJobs, clientEndpoints.listClients]) {
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  }
};

type Preview = { outcome: JobImportFilter; page: number; per_page: number };

type JobImportFilter = 'created' | 'warning' | 'duplicate' | 'invalid' | undefined;

/** A dry run uses POST because of its large body; it creates nothing. */
export const previewQuery = ({ id, mapping }: JobImport, body: Preview) => ({
  queryKey: [...queryKeyOf(jobImportEndpoints.previewJobImport), id, mapping, body] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(jobImportEndpoints.previewJobImport, { params: { id }, body: { mapping, ...body } }, { signal }),
});

/** Downloads send no header, so the address names the organization. */
export const errorFileHref = (id: number, organization: number): string =>
  addressOf(jobImportEndpoints.downloadJobImportErrors, {
    params: { id },
    query: { organization_id: organization },
  });
