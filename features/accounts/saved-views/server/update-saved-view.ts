import { forbidden, notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { savedViewEndpoints } from '../contract/index.ts';
import { refuseBeyondLimit } from './refuse-beyond-limit.ts';
import { changeView, dropLostDefaults, findView } from './saved-view-repository.ts';
import { mayShare, mayUpdate, presentView, refuseSharing } from './view-policy.ts';

type Call = SignedInCall<(typeof savedViewEndpoints)['updateSavedView']>;

/** A private view may be given to a role. A view taken from its role becomes the caller's own. */
export const updateSavedView = async ({ params, body, tenant, person }: Call) => {
  const before = await findView(tenant, params.id, mayShare(person));
  if (!before) throw notFound();
  if (!mayUpdate(person, before)) throw forbidden();
  refuseSharing(person, body.role_id);
  if (body.updated_at !== before.updated_at) throw stale(presentView(person)(before));
  const moved = body.role_id !== (before.role?.id ?? null);
  if (moved) await refuseBeyondLimit(tenant, before.list, body.role_id);
  if (!(await changeView(tenant, params.id, body))) throw stale(presentView(person)(before));
  if (moved) await dropLostDefaults(tenant, params.id);
  const { updated_at: _, ...after } = body;
  const changes = changesOf({ ...before, role_id: before.role?.id ?? null }, after);
  await writeAudit(tenant, person, { action: 'view.updated', entity: 'view', entityId: params.id, changes });
  const view = await findView(tenant, params.id, mayShare(person));
  if (!view) throw notFound();
  return presentView(person)(view);
};
