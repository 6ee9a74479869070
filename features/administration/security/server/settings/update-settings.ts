import { findRoles } from '#features/accounts/access/server';
import { invalid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { securitySettingsEndpoints } from '../../contract/index.ts';
import { presentSettings, requirementOf } from './present-settings.ts';
import { recordSettingsChange } from './record-settings-change.ts';
import { lockSettings, requiredRoles, saveSettings, setRequiredRoles } from './settings-repository.ts';

type Call = SignedInCall<(typeof securitySettingsEndpoints)['updateSecuritySettings']>;

const wantedRoles = async ({ tenant, body }: Call): Promise<number[]> => {
  if (body.second_factor_for !== 'roles') return [];
  const ids = body.second_factor_role_ids;
  if (ids.length === 0) throw invalid({ second_factor_role_ids: ['required'] });
  const known = new Set((await findRoles(tenant, ids)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw invalid({ second_factor_role_ids: ['invalid_id'] });
  return [...ids].sort((a, b) => a - b);
};

/** People of whom it was required before keep their date; others get the days of grace. */
export const updateSettings = async (call: Call) => {
  const { tenant, body, now } = call;
  const { updated_at, second_factor_for, second_factor_role_ids: _ids, ...set } = body;
  const role_ids = await wantedRoles(call);
  const row = await lockSettings(tenant);
  if (row.updated_at !== updated_at) throw stale(await presentSettings(tenant, now));
  const before = { ...row, ...requirementOf(row, await requiredRoles(tenant)) };
  const everyone = second_factor_for === 'everyone' ? (row.second_factor_since ?? now.toISOString()) : null;
  await setRequiredRoles(tenant, role_ids, now);
  await saveSettings(tenant, { ...set, second_factor_since: everyone });
  const after = { ...set, second_factor_for, second_factor_role_ids: role_ids };
  await recordSettingsChange(call, changesOf(before, after));
  return presentSettings(tenant, now);
};
