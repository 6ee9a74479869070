import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const answered = z.object({ yes: z.boolean().nullable() });

/** Whether nobody could ever open this login, here or elsewhere, as with an invitation that was not followed. */
export const isUntouched = async (tenant: Tenant, userId: number): Promise<boolean> => {
  const [row] = await tenant.query({
    text: 'select identity_is_untouched($1, $2) as yes',
    values: [userId, tenant.organizationId],
    row: answered,
  });
  return row?.yes ?? false;
};
