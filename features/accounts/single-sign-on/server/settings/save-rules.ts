import { loadRolesById } from '#features/accounts/access/server';
import { endProviderSessions } from '#features/accounts/session/server';
import { invalid, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { signOnSettingsEndpoints } from '../../contract/index.ts';
import { type ConnectionRow, loadConnection, updateConnection } from './connection-repository.ts';
import { hasTried, mayBeDefault, presentSettings } from './present-settings.ts';
import { recordChange } from './record-change.ts';

type Call = SignedInCall<(typeof signOnSettingsEndpoints)['saveSignOnRules']>;

const problemOfRole = async (
  { tenant, person, body }: Call,
  before: ConnectionRow,
): Promise<string | null> => {
  const { default_role_id, joins } = body;
  if (default_role_id === null) return joins ? 'required' : null;
  const [role] = await loadRolesById(tenant, [default_role_id]);
  if (!role) return 'invalid_ids';
  if (default_role_id === before.default_role_id && !role.flags.includes('isAdmin')) return null;
  return mayBeDefault(role, person) ? null : 'role_manages';
};

/** Only a person who has logged in through the provider may make it the only way, so that they cannot lock themselves out. */
const problemOfOnlyWay = async (call: Call, before: ConnectionRow): Promise<string | null> => {
  if (!call.body.only_way) return null;
  if (!call.body.enabled) return 'sign_on_off';
  return before.only_way || (await hasTried(call, before)) ? null : 'sign_on_not_tried';
};

export const saveRules = async (call: Call) => {
  const { tenant, person, body, wiring } = call;
  const before = await loadConnection(tenant);
  if (!before) throw refused('sign_on_not_connected');
  const { updated_at, ...set } = body;
  if (updated_at !== before.updated_at) throw stale(await presentSettings(call));
  const problems = {
    default_role_id: await problemOfRole(call, before),
    only_way: await problemOfOnlyWay(call, before),
  };
  const wrong = Object.entries(problems).flatMap(([name, code]) => (code ? [[name, [code]]] : []));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  const changes = changesOf(before, set);
  if (Object.keys(changes).length === 0) return presentSettings(call);
  if (!(await updateConnection(tenant, updated_at, set))) throw stale(await presentSettings(call));
  if (before.enabled && !set.enabled) {
    // Turning it off ends all sessions that the provider has opened, except that of the person who does it.
    const { identity } = wiring.database;
    await endProviderSessions(identity, tenant.organizationId, { keepId: person.sessionId });
  }
  await recordChange(call, { action: 'single-sign-on.changed', changes });
  return presentSettings(call);
};
