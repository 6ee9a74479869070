import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** Statements and reminders for a client cover its whole account, so only people who see all job sites decide about them. */
export const requireAllSites = ({ seesAllJobs }: Tenant): void => {
  if (!seesAllJobs) throw forbidden('invoice_statement_all_sites');
};
