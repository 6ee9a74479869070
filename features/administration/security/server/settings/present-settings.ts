import type { Tenant } from '#platform/server/db/tenant';
import type { SecuritySettings } from '../../contract/index.ts';
import { countWithout, findSettings, requiredRoles, type SettingsRow } from './settings-repository.ts';

/** For whom a second factor is required, in the words of the form. */
export const requirementOf = (
  { second_factor_since }: SettingsRow,
  roles: readonly number[],
): Pick<SecuritySettings, 'second_factor_for' | 'second_factor_role_ids'> => ({
  second_factor_for: second_factor_since !== null ? 'everyone' : roles.length > 0 ? 'roles' : 'no-one',
  second_factor_role_ids: [...roles],
});

export const presentSettings = async (tenant: Tenant, now: Date): Promise<SecuritySettings> => {
  const [row, roles, without_second_factor] = await Promise.all([
    findSettings(tenant),
    requiredRoles(tenant),
    countWithout(tenant),
  ]);
  const { second_factor_since, support_writes_until, ...others } = row;
  const isOpen = support_writes_until !== null && Date.parse(support_writes_until) > now.getTime();
  return {
    ...others,
    ...requirementOf(row, roles),
    support_writes_until: isOpen ? support_writes_until : null,
    without_second_factor,
  };
};
