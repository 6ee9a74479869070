import type { JobImport, JobImportMapping } from '../../contract/index.ts';

/** A company without clients starts with a new one, unless the file names the clients. */
export const withFirstClient = (
  { mapping, can }: Pick<JobImport, 'mapping' | 'can'>,
  clients: readonly unknown[] | undefined,
): JobImportMapping => {
  const { client, columns } = mapping;
  const named = columns.client_name !== undefined || columns.client_account_number !== undefined;
  if (client !== null || named || !can.create_client || clients?.length !== 0) return mapping;
  return { ...mapping, client: { name: '', account_number: '' } };
};
