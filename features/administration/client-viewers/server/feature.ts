import { contactsWithLogin, endClientScope } from '#features/sites/assignments/server';
import type { Listener } from '#platform/server/events/event';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { clientViewerEndpoints, clientViewerMessages } from '../contract/index.ts';
import { endViewer } from './end-viewer.ts';
import { inviteViewer } from './invite-viewer.ts';
import { listViewers } from './list-viewers.ts';

/** Ends the access when the person is deleted. It does not return when the person is restored. */
const leavingListener: Listener = {
  events: ['user.deleted'],
  hear: (tenant, { entityId, at }) => endClientScope(tenant, { userId: entityId, now: at }),
};

export const feature = defineServerFeature({
  name: 'client-viewers',
  endpoints: clientViewerEndpoints,
  handlers: {
    listClientViewers: listViewers,
    inviteClientViewer: inviteViewer,
    endClientViewer: endViewer,
  },
  messages: clientViewerMessages,
  listeners: () => [leavingListener],
  contactLocks: { viewers: contactsWithLogin },
});
