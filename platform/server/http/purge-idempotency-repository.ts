import type { Tenant } from '../db/tenant.ts';

/** Answers are kept for replays for 90 days. */
export const purgeOldAnswers = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.query({
    text: `delete from idempotency_keys where organization_id = $1 and created_at < $2::timestamptz - interval '90 days'`,
    values: [tenant.organizationId, now],
  });
};
