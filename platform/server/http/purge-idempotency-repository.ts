import { daysBefore } from '../db/days-before.ts';
import type { Tenant } from '../db/tenant.ts';

/** Answers are kept for replays for 90 days. */
export const purgeOldAnswers = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('idempotency_keys')
    .where('organization_id', '=', tenant.organizationId)
    .where('created_at', '<', daysBefore(now, 90))
    .execute();
};
