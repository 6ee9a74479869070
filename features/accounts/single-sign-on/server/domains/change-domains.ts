import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { newToken } from '#platform/server/tokens';
import type { signOnSettingsEndpoints } from '../../contract/index.ts';
import { findConnection } from '../settings/connection-repository.ts';
import { presentSettings } from '../settings/present-settings.ts';
import { recordChange } from '../settings/record-change.ts';
import { deleteDomain, findDomain, insertDomain, listDomains } from './domain-repository.ts';

type Call<K extends keyof typeof signOnSettingsEndpoints> = SignedInCall<(typeof signOnSettingsEndpoints)[K]>;

const max = 20;

export const addDomain = async (call: Call<'addSignOnDomain'>) => {
  const { tenant, body } = call;
  if (!(await findConnection(tenant))) throw refused('sign_on_not_connected');
  if ((await listDomains(tenant)).length >= max) throw refused('domains_most');
  await insertDomain(tenant, body.domain, newToken());
  await recordChange(call, { action: 'single-sign-on.domain-added', note: body.domain });
  return presentSettings(call);
};

export const removeDomain = async (call: Call<'removeSignOnDomain'>) => {
  const { tenant, params } = call;
  const row = await findDomain(tenant, params.id);
  if (!row) throw notFound();
  await deleteDomain(tenant, row.id);
  await recordChange(call, { action: 'single-sign-on.domain-removed', note: row.domain });
  return presentSettings(call);
};
