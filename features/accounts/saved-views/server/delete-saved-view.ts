import { forbidden, notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { savedViewEndpoints } from '../contract/index.ts';
import { findView, removeView } from './saved-view-repository.ts';
import { mayShare, mayUpdate } from './view-policy.ts';

type Call = SignedInCall<(typeof savedViewEndpoints)['deleteSavedView']>;

export const deleteSavedView = async ({ params, tenant, person }: Call) => {
  const view = await findView(tenant, params.id, mayShare(person));
  if (!view) throw notFound();
  if (!mayUpdate(person, view)) throw forbidden();
  await removeView(tenant, params.id);
  const { name, role, list } = view;
  const changes = {
    name: [name, null],
    role: [role?.name ?? null, null],
    list: [list, null],
  } satisfies Record<string, [unknown, unknown]>;
  await writeAudit(tenant, person, { action: 'view.deleted', entity: 'view', entityId: params.id, changes });
  return { id: params.id };
};
