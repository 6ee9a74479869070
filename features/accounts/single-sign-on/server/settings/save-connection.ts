import { invalid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { signOnSettingsEndpoints } from '../../contract/index.ts';
import { sealSecret } from '../sealed-secret.ts';
import { findConnection, insertConnection, updateConnection } from './connection-repository.ts';
import { presentSettings } from './present-settings.ts';
import { recordChange } from './record-change.ts';

type Call = SignedInCall<(typeof signOnSettingsEndpoints)['saveSignOnConnection']>;

/** Another provider or client needs a new secret, so that the old one is never sent to it. It also turns off `only_way`,
 * because nobody has logged in through the new one yet. */
export const saveConnection = async (call: Call) => {
  const { tenant, body, wiring, now } = call;
  const { issuer, client_id, client_secret = '', updated_at } = body;
  const before = await findConnection(tenant);
  if ((before?.updated_at ?? null) !== updated_at) throw stale(await presentSettings(call));
  const isOther = before?.issuer !== issuer || before.client_id !== client_id;
  if (isOther && client_secret === '') throw invalid({ client_secret: ['sign_on_secret_needed'] });
  const secret =
    client_secret === ''
      ? undefined
      : await sealSecret(wiring.database.identity, tenant.organizationId, client_secret);
  const set = {
    issuer,
    client_id,
    ...(secret && { client_secret: secret }),
    ...(isOther && { connected_at: now.toISOString(), only_way: false, keeps_inside: false }),
  };
  const saved =
    before && updated_at !== null
      ? await updateConnection(tenant, updated_at, set)
      : secret !== undefined &&
        (await insertConnection(tenant, { issuer, client_id, client_secret: secret }));
  if (!saved) throw stale(await presentSettings(call));
  const { issuer: oldIssuer = null, client_id: oldId = null, only_way = false } = before ?? {};
  await recordChange(call, {
    action: 'single-sign-on.connected',
    changes: {
      ...changesOf(
        { issuer: oldIssuer, client_id: oldId, only_way },
        { issuer, client_id, only_way: only_way && !isOther },
      ),
      ...(secret && { client_secret: [null, 'changed'] as [unknown, unknown] }),
    },
  });
  return presentSettings(call);
};
