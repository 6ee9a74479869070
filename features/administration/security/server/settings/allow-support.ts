import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { securitySettingsEndpoints } from '../../contract/index.ts';
import { presentSettings } from './present-settings.ts';
import { recordSettingsChange } from './record-settings-change.ts';
import { lockSettings, saveSettings } from './settings-repository.ts';

const hour = 3_600_000;

/** Only people of the organization may allow it: otherwise support could extend its own permission. */
export const allowSupport = async (
  call: SignedInCall<(typeof securitySettingsEndpoints)['allowSupport']>,
) => {
  const { tenant, person, body, now } = call;
  if (person.impersonated) throw forbidden('support_itself');
  const { support_writes_until: before } = await lockSettings(tenant);
  const until = body.hours === 0 ? null : new Date(now.getTime() + body.hours * hour).toISOString();
  await saveSettings(tenant, { support_writes_until: until });
  await recordSettingsChange(call, { support_writes_until: [before, until] });
  return presentSettings(tenant, now);
};
