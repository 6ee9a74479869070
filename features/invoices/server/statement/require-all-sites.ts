import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** What a client gets is about all of its account, so it is decided by people who see all of it. */
export const requireAllSites = ({ seesAllJobs }: Tenant): void => {
  if (!seesAllJobs) throw forbidden('invoice_statement_all_sites');
};
