import { z } from 'zod';
import { idRow } from '#platform/server/db/id-row';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';

/** Deletes expired sessions, throttles and links. */
export const sweepIdentity = (identity: Identity) => identity.call({ text: 'select identity_sweep()' });

export const loadOrganizationIds = (identity: Identity) =>
  identity.all({
    text: 'select * from identity_organization_ids() as id',
    row: idRow,
  });

const ended = z.object({ ended: z.int() });

/** Ends one session of a person, or all. Ends none if the login opens other organizations too. */
export const endMemberSessions = async (
  tenant: Tenant,
  userId: number,
  sessionId: number | null,
): Promise<number> => {
  const [row] = await tenant.query({
    text: 'select identity_end_member_sessions($1, $2, null) as ended',
    values: [userId, sessionId],
    row: ended,
  });
  return row?.ended ?? 0;
};

/** Ends sessions that began before a moment, of logins that open only this organization. */
export const endOldSessions = async (tenant: Tenant, before: Date): Promise<number> => {
  const [row] = await tenant.query({
    text: `select coalesce(sum(identity_end_member_sessions(m.user_id, null, $2)), 0)::int as ended
      from memberships m where m.organization_id = $1 and m.deleted_at is null`,
    values: [tenant.organizationId, before],
    row: ended,
  });
  return row?.ended ?? 0;
};

/** Deletes failed logins from before a moment. */
export const purgeFailedSignIns = async (tenant: Tenant, before: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('failed_sign_ins')
    .where('organization_id', '=', tenant.organizationId)
    .where('at', '<', before.toISOString())
    .execute();
};
