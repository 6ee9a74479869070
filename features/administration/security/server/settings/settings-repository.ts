import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

/** The time of the last change while nobody has saved any settings. */
export const unsaved = '1970-01-01T00:00:00Z';

const row = z.object({
  second_factor_since: z.string().nullable(),
  second_factor_grace_days: z.int(),
  session_days: z.int(),
  failed_sign_in_days: z.int(),
  support_writes_until: z.string().nullable(),
  updated_at: z.string(),
});

export type SettingsRow = z.infer<typeof row>;

const defaults: SettingsRow = {
  second_factor_since: null,
  second_factor_grace_days: 14,
  session_days: 30,
  failed_sign_in_days: 90,
  support_writes_until: null,
  updated_at: unsaved,
};

const columns = [
  'second_factor_since',
  'second_factor_grace_days',
  'session_days',
  'failed_sign_in_days',
  'support_writes_until',
  'updated_at',
] as const;

export const loadSettings = async (tenant: Tenant): Promise<SettingsRow> =>
  (await tenant.db
    .selectFrom('security_settings')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .executeTakeFirst()) ?? defaults;

/** The settings, locked: nobody else can save them before the transaction ends. */
export const lockSettings = async (tenant: Tenant): Promise<SettingsRow> => {
  await tenant.db
    .insertInto('security_settings')
    .values({ organization_id: tenant.organizationId, updated_at: unsaved })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tenant.db
    .selectFrom('security_settings')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const saveSettings = async (
  tenant: Tenant,
  set: Partial<Omit<SettingsRow, 'updated_at'>>,
): Promise<void> => {
  await tenant.db
    .updateTable('security_settings')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .execute();
};

export const requiredRoles = async (tenant: Tenant): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('second_factor_roles')
    .select('role_id')
    .where('organization_id', '=', tenant.organizationId)
    .orderBy('role_id')
    .execute();
  return rows.map(({ role_id }) => role_id);
};

/** Sets the roles that need a second factor. Roles that needed one before keep the day from which they do. */
export const setRequiredRoles = async (tenant: Tenant, ids: readonly number[], now: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('second_factor_roles')
    .where('organization_id', '=', tenant.organizationId)
    .$if(ids.length > 0, (others) => others.where('role_id', 'not in', [...ids]))
    .execute();
  if (ids.length === 0) return;
  await tenant.db
    .insertInto('second_factor_roles')
    .values(
      ids.map((role_id) => ({
        organization_id: tenant.organizationId,
        role_id,
        since: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const counted = z.object({ count: z.int() });

export const countWithout = async (tenant: Tenant): Promise<number> => {
  const [found] = await tenant.query({
    text: `select count(*)::int as count from memberships m
      where m.organization_id = $1 and m.deleted_at is null and m.status = 'active'
        and not has_second_factor(m.user_id)`,
    values: [tenant.organizationId],
    row: counted,
  });
  return found?.count ?? 0;
};
