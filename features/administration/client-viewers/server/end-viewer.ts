import { deactivateAlone } from '#features/accounts/people/server';
import { endClientScope, viewersOfClient } from '#features/sites/assignments/server';
import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientViewerEndpoints } from '../contract/index.ts';
import { presentViewers } from './list-viewers.ts';
import { hasMore } from './more-access-repository.ts';
import { openContact } from './open-contact.ts';

/** Ends the contact's view of its client. The account is deactivated, too, unless the person was given other rights since. */
export const endViewer = async (call: SignedInCall<(typeof clientViewerEndpoints)['endClientViewer']>) => {
  const { tenant, person, params, now } = call;
  const contact = await openContact(tenant, params);
  const viewer = (await viewersOfClient(tenant, params.id)).find(
    ({ contact_id, ended }) => contact_id === contact.id && !ended,
  );
  if (!viewer) throw notFound();
  const { user_id: userId } = viewer;
  // Every change of a person locks the person before the rows of their scope.
  const goes = viewer.license === 'viewer' && viewer.status !== 'deactivated' && !viewer.deleted;
  if (goes && !(await hasMore(tenant, userId, params.id))) await deactivateAlone(call, userId);
  await endClientScope(tenant, { userId, clientId: params.id, now });
  await writeAudit(tenant, person, {
    action: 'client.viewer-ended',
    entity: 'client',
    entityId: params.id,
    note: contact.name,
    changes: { user_id: [userId, null] },
  });
  return presentViewers(tenant, params.id);
};
