import { loadPaperBrand, type PaperBrand } from '#features/accounts/organizations/server';
import { notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { isForClients } from '../../contract/index.ts';
import { type LogDetail, loadLogDetail } from '../log/log-detail-repository.ts';
import { forClients, forStrangers } from '../sharing/for-clients.ts';

/** What a log on paper is made of, read in one transaction. */
export type LogSource = { row: LogDetail; brand: PaperBrand };

/** For the client, or with everything. 404 when the person does not see the log; the system (null) sees all. */
export const logSource = async (
  tenant: Tenant,
  person: Pick<Person, 'flags' | 'license'> | null,
  id: number,
  reader: 'internal' | 'client',
): Promise<LogSource> => {
  const row = await loadLogDetail(tenant, person, id);
  if (!row) throw notFound();
  if (reader === 'client' && !isForClients(row)) throw refused('action_log_not_shared');
  const brand = await loadPaperBrand(tenant);
  if (reader === 'client') return { row: await forStrangers(tenant, row), brand };
  return { row: person?.license === 'viewer' ? forClients(row) : row, brand };
};
