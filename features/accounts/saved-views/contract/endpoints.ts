import { z } from 'zod';
import { roleName } from '#features/accounts/access/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { listName, savedView, viewAddress } from './saved-view.ts';

const editable = {
  name: field.name,
  /** The role whose holders see the view; null keeps it private. */
  role_id: field.id.nullable().default(null),
  query: viewAddress,
};

export const savedViewEndpoints = {
  listSavedViews: endpoint({
    method: 'GET',
    path: '/saved-views',
    summary: 'Views of one list that the person may use: own ones and those of held roles',
    access: 'signed-in',
    query: z.strictObject({ list: listName }),
    answer: z.object({
      views: z.array(savedView),
      /** Roles that the person may share a view with; empty for people who may not share. */
      roles: z.array(roleName),
    }),
  }),
  createSavedView: endpoint({
    method: 'POST',
    path: '/saved-views',
    summary: 'Keep a list as it is now; for a role only by people who look after roles',
    access: 'signed-in',
    body: z.strictObject({ list: listName, ...editable }),
    answer: savedView,
    rate: 'write',
    audit: 'view.created',
  }),
  updateSavedView: endpoint({
    method: 'PUT',
    path: '/saved-views/{id}',
    summary: 'Rename a view or keep something else under its name',
    access: 'signed-in',
    params: field.idParams,
    body: z.strictObject({ ...editable, updated_at: field.updatedAt }),
    answer: savedView,
    rate: 'write',
    audit: 'view.updated',
  }),
  deleteSavedView: endpoint({
    method: 'DELETE',
    path: '/saved-views/{id}',
    summary: 'Delete a view',
    access: 'signed-in',
    params: field.idParams,
    answer: z.object({ id: field.id }),
    rate: 'write',
    audit: 'view.deleted',
  }),
  setDefaultView: endpoint({
    method: 'POST',
    path: '/saved-views/default',
    summary: 'The view with which a list opens for the caller; null for the plain list',
    access: 'signed-in',
    body: z.strictObject({ list: listName, view_id: field.id.nullable() }),
    answer: z.object({ view_id: field.id.nullable() }),
    rate: 'write',
    audit: null,
  }),
};
