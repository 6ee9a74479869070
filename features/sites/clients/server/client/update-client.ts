import { notFound, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientEndpoints } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { columnsOf, fieldsOf } from './client-columns.ts';
import { presentClientNow } from './client-presenter.ts';
import { findClient, saveClient } from './client-repository.ts';
import { recordClientChange } from './record-client-change.ts';

type Call = SignedInCall<(typeof clientEndpoints)['updateClient']>;

/** Saves the fields that were sent; the others stay as they are. */
export const updateClient = (parts: ClientParts) => async (call: Call) => {
  const { tenant, person, params } = call;
  const { updated_at: readAt, ...fields } = call.body;
  const before = await findClient(tenant, params.id);
  if (!before) throw notFound();
  const changes = changesOf(fieldsOf(before), fields);
  const present = () => presentClientNow(parts, tenant, person, params.id);
  if (readAt === before.updated_at && Object.keys(changes).length === 0) return present();
  if (!(await saveClient(tenant, params.id, readAt, columnsOf(fields)))) throw stale(await present());
  await recordClientChange(call, params.id, { action: 'client.updated', changes });
  return present();
};
