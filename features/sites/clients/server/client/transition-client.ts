import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type ClientTransition, type clientEndpoints, clientTransitions } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { presentClientNow } from './client-presenter.ts';
import { lockClient, setClient } from './client-repository.ts';
import { recordClientChange } from './record-client-change.ts';
import { refuseInUse } from './refuse-in-use.ts';

type Call = SignedInCall<(typeof clientEndpoints)['activateClient']>;

const actions = { activate: 'client.activated', deactivate: 'client.deactivated' } as const;

export const transitionClient = (parts: ClientParts, name: ClientTransition) => async (call: Call) => {
  const { tenant, person, params } = call;
  const before = await lockClient(tenant, params.id);
  if (!before || before.deleted_at !== null) throw notFound();
  const { from, to } = clientTransitions[name];
  if (before.status !== from)
    throw refused('client_transition', {
      name: { code: `client_transition_${name}` },
      status: { code: `client_status_${before.status}` },
    });
  if (name === 'deactivate') await refuseInUse(parts, call, params.id, 'client_not_deactivated');
  await setClient(tenant, params.id, { status: to });
  await recordClientChange(call, params.id, { action: actions[name], from, to });
  return presentClientNow(parts, tenant, person, params.id);
};
