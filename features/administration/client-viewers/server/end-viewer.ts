import { deactivateAlone } from '#features/accounts/people/server';
import { endClientScope, viewersOfClient } from '#features/sites/assignments/server';
import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientViewerEndpoints } from '../contract/index.ts';
import { presentViewers } from './list-viewers.ts';
import { openContact } from './open-contact.ts';

/** Whether the person sees anything beside the jobs of this client as its contact. */
const hasMore = async (tenant: Tenant, userId: number, clientId: number): Promise<boolean> => {
  const found = await tenant.query({
    text: `select job_id as id from visible_jobs
        where organization_id = $1 and user_id = $2 and (source <> 'client' or client_id <> $3)
      union all
      select client_id as id from client_viewers
        where organization_id = $1 and user_id = $2 and client_id <> $3 and ended_at is null
      limit 1`,
    values: [tenant.organizationId, userId, clientId],
    row: idRow,
  });
  return found.length > 0;
};

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
