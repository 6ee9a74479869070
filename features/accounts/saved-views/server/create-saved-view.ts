import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { savedViewEndpoints } from '../contract/index.ts';
import { refuseBeyondLimit } from './refuse-beyond-limit.ts';
import { findView, insertView } from './saved-view-repository.ts';
import { mayShare, presentView, refuseSharing } from './view-policy.ts';

type Call = SignedInCall<(typeof savedViewEndpoints)['createSavedView']>;

export const createSavedView = async ({ body, tenant, person }: Call) => {
  refuseSharing(person, body.role_id);
  await refuseBeyondLimit(tenant, body.list, body.role_id);
  const id = await insertView(tenant, body);
  await writeAudit(tenant, person, { action: 'view.created', entity: 'view', entityId: id });
  const view = await findView(tenant, id, mayShare(person));
  if (!view) throw notFound();
  return presentView(person)(view);
};
