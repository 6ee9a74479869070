import { loadRoles, lockRights } from '#features/accounts/access/server';
import { addPerson, reopenPerson } from '#features/accounts/people/server';
import { giveClientScope, type ViewerAccess, viewersOfClient } from '#features/sites/assignments/server';
import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientViewerEndpoints } from '../contract/index.ts';
import { presentViewers } from './list-viewers.ts';
import { openContact } from './open-contact.ts';

type Call = SignedInCall<(typeof clientViewerEndpoints)['inviteClientViewer']>;

/** Whether the former viewer of this contact can be reopened: same email address, still a viewer license, and not deleted. */
const isSamePerson = (former: ViewerAccess, email: string): boolean =>
  former.email === email && former.license === 'viewer' && !former.deleted;

const newViewer = async (call: Call): Promise<number> => {
  const { tenant, body } = call;
  const role = (await loadRoles(tenant)).find(({ key, built_in }) => built_in && key === 'viewer');
  if (!role) throw refused('viewer_role_missing');
  const { locale, ...fields } = body;
  return addPerson(call, {
    ...fields,
    ...(locale ? { locale } : {}),
    phone: null,
    title: null,
    employee_code: null,
    employee_number: null,
    role_ids: [role.id],
    denied_modules: [],
    license: 'viewer',
  });
};

/** Invites a person who sees the client's jobs and nothing else. Two invitations of one contact wait for each other:
 * otherwise the first person would keep seeing the client without being in any list. */
export const inviteViewer = async (call: Call) => {
  const { tenant, person, params, body } = call;
  await lockRights(tenant);
  const contact = await openContact(tenant, params);
  const former = (await viewersOfClient(tenant, params.id)).find(
    ({ contact_id }) => contact_id === contact.id,
  );
  if (former && !former.ended && !former.deleted) throw refused('viewer_already');
  const isBack = former !== undefined && isSamePerson(former, body.email);
  const userId = isBack ? former.user_id : await newViewer(call);
  if (isBack) await reopenPerson(call, userId);
  await giveClientScope(tenant, { clientId: params.id, contactId: contact.id, userId });
  await writeAudit(tenant, person, {
    action: 'client.viewer-invited',
    entity: 'client',
    entityId: params.id,
    note: contact.name,
    changes: { user_id: [null, userId] },
  });
  const found = (await presentViewers(tenant, params.id)).find(({ contact_id }) => contact_id === contact.id);
  if (!found) throw notFound();
  return found;
};
