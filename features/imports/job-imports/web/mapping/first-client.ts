import type { JobImport, JobImportMapping } from '../../contract/index.ts';

/** A company without clients starts with a new one, or with those that the file names: every row would be refused
 * otherwise. */
export const withFirstClient = (
  { mapping, can }: Pick<JobImport, 'mapping' | 'can'>,
  clients: readonly unknown[] | undefined,
): JobImportMapping => {
  const { client, columns } = mapping;
  const named = columns.client_name !== undefined || columns.client_account_number !== undefined;
  if (!can.create_client || clients?.length !== 0) return mapping;
  if (named) return { ...mapping, create_clients: true };
  return client === null ? { ...mapping, client: { name: '', account_number: '' } } : mapping;
};
