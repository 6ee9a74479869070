import { forbidden, invalid, notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { maxViews, type SavedView, type savedViewEndpoints } from '../contract/index.ts';
import {
  changeView,
  countViews,
  dropLostDefaults,
  insertView,
  loadView,
  loadViews,
  removeView,
  rolesToShareWith,
  saveDefault,
  type ViewRow,
} from './saved-view-repository.ts';

/** Only people who manage roles may create views of a role; everybody may create private ones. */
const mayShare = ({ flags, license }: Person): boolean =>
  license !== 'viewer' && (flags.has('isAdmin') || flags.has('hasAccessAdminRoles'));

const mayUpdate = (person: Person, { owner_user_id, role }: ViewRow): boolean =>
  role ? mayShare(person) : owner_user_id === person.userId;

const refuseSharing = (person: Person, roleId: number | null): void => {
  if (roleId !== null && !mayShare(person)) throw forbidden();
};

const presentView =
  (person: Person) =>
  (row: ViewRow): SavedView => ({ ...row, can: { update: mayUpdate(person, row) } });

/** Refuses an unknown role, and another view beyond the limit of this person or role. */
const refuseBeyondLimit = async (tenant: Tenant, list: string, roleId: number | null): Promise<void> => {
  if (roleId !== null && !(await rolesToShareWith(tenant)).some(({ id }) => id === roleId)) {
    throw invalid({ role_id: ['invalid_ids'] });
  }
  if ((await countViews(tenant, list, roleId)) >= maxViews)
    throw refused('views_full', { maximum: maxViews });
};

type UpdateSavedViewCall = SignedInCall<(typeof savedViewEndpoints)['updateSavedView']>;

/** A private view may be given to a role. A view taken from its role becomes the caller's own. */
const updateSavedView = async ({ params, body, tenant, person }: UpdateSavedViewCall) => {
  const before = await loadView(tenant, params.id, mayShare(person));
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
  const view = await loadView(tenant, params.id, mayShare(person));
  if (!view) throw notFound();
  return presentView(person)(view);
};

type DeleteSavedViewCall = SignedInCall<(typeof savedViewEndpoints)['deleteSavedView']>;

const deleteSavedView = async ({ params, tenant, person }: DeleteSavedViewCall) => {
  const view = await loadView(tenant, params.id, mayShare(person));
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

type CreateSavedViewCall = SignedInCall<(typeof savedViewEndpoints)['createSavedView']>;

const createSavedView = async ({ body, tenant, person }: CreateSavedViewCall) => {
  refuseSharing(person, body.role_id);
  await refuseBeyondLimit(tenant, body.list, body.role_id);
  const id = await insertView(tenant, body);
  await writeAudit(tenant, person, { action: 'view.created', entity: 'view', entityId: id });
  const view = await loadView(tenant, id, mayShare(person));
  if (!view) throw notFound();
  return presentView(person)(view);
};

type Call = SignedInCall<(typeof savedViewEndpoints)['setDefaultView']>;

const setDefaultView = async ({ body, tenant, person }: Call) => {
  if (body.view_id !== null) {
    const view = await loadView(tenant, body.view_id, mayShare(person));
    if (view?.list !== body.list) throw invalid({ view_id: ['invalid_ids'] });
  }
  await saveDefault(tenant, body.list, body.view_id);
  return { view_id: body.view_id };
};

export const savedViewHandlers: Handlers<typeof savedViewEndpoints> = {
  listSavedViews: async ({ query, tenant, person }) => {
    const [views, roles] = await Promise.all([
      loadViews(tenant, { list: query.list, all: mayShare(person) }),
      mayShare(person) ? rolesToShareWith(tenant) : [],
    ]);
    return { views: views.map(presentView(person)), roles };
  },
  createSavedView,
  updateSavedView,
  deleteSavedView,
  setDefaultView,
};
