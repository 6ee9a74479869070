import type { Handlers } from '#platform/server/http/call';
import type { clientEndpoints, contactEndpoints, mergeEndpoints } from '../contract/index.ts';
import { removeClientLogo, uploadClientLogo } from './client/change-logo.ts';
import { createClientWithLogo } from './client/create-client-with-logo.ts';
import { deleteClient } from './client/delete-client.ts';
import { exportClients } from './client/export-clients.ts';
import { getClient } from './client/get-client.ts';
import { listClients, listInactiveClients } from './client/list-clients.ts';
import { restoreClient } from './client/restore-client.ts';
import { transitionClient } from './client/transition-client.ts';
import { updateClient } from './client/update-client.ts';
import { contactActions } from './contact/contact-actions.ts';
import { getMerge } from './merge/get-merge.ts';
import { mergeClient } from './merge/merge-client.ts';
import type { ClientParts } from './parts.ts';

export const clientHandlers = (
  parts: ClientParts,
): Handlers<typeof clientEndpoints & typeof contactEndpoints & typeof mergeEndpoints> => ({
  exportClients: exportClients(parts),
  listClients: listClients(parts),
  listInactiveClients: listInactiveClients(parts),
  getClient: getClient(parts),
  createClient: createClientWithLogo(parts),
  updateClient: updateClient(parts),
  uploadClientLogo: uploadClientLogo(parts),
  removeClientLogo: removeClientLogo(parts),
  activateClient: transitionClient(parts, 'activate'),
  deactivateClient: transitionClient(parts, 'deactivate'),
  deleteClient: deleteClient(parts),
  restoreClient: restoreClient(parts),
  getClientMerge: getMerge(parts),
  mergeClient: mergeClient(parts),
  ...contactActions(parts),
});
