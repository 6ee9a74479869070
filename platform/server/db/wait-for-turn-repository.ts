import { z } from 'zod';
import type { Tenant } from './tenant.ts';

const waited = z.object({ waited: z.unknown() });

/** Holds back other transactions of the organization with this key until this one is over. */
export const waitForTurn = async (tenant: Tenant, key: string): Promise<void> => {
  await tenant.query({
    name: 'wait-for-turn',
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))::text as waited`,
    values: [`${tenant.organizationId} ${key}`],
    row: waited,
  });
};
