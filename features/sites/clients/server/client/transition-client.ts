import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  type ClientRow,
  type ClientTransition,
  type clientEndpoints,
  clientTransitions,
} from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { presentClientNow } from './client-presenter.ts';
import { type ClientColumns, lockClient, setClient } from './client-repository.ts';
import { type ClientCall, recordClientChange } from './record-client-change.ts';
import { refuseInUse } from './refuse-in-use.ts';

type Call = SignedInCall<(typeof clientEndpoints)['activateClient']>;

type State = { id: number; status: ClientRow['status'] };

const steps = transitionEngine(clientTransitions, {
  save: ({ tenant }: ClientCall, { id }: State, set: ClientColumns) => setClient(tenant, id, set),
  record: (call, { id }, change) => recordClientChange(call, id, change),
});

export const transitionClient = (parts: ClientParts, name: ClientTransition) => async (call: Call) => {
  const { tenant, person, params } = call;
  const before = await lockClient(tenant, params.id);
  if (!before || before.deleted_at !== null) throw notFound();
  const effect = async () => {
    if (name === 'deactivate') await refuseInUse(parts, call, before.id, 'client_not_deactivated');
    return {};
  };
  await steps.apply(call, { id: before.id, status: before.status as State['status'] }, { name, effect });
  return presentClientNow(parts, tenant, person, params.id);
};
