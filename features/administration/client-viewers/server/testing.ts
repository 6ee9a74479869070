import type { Sample } from '#platform/server/testing/sample';
import { clientViewerEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    await call(clientViewerEndpoints.inviteClientViewer, {
      params: { id: Number(known.clientId), contactId: Number(known.contactId) },
      body: {
        first_name: 'Petra',
        last_name: 'Keystone',
        email: `petra${known.contactId}@org-${known.organizationId}.test`,
      },
    });
    return {};
  },
  records: { '/core/client/{id}/viewers': 'clientId' },
  grow: [
    `with grown as (
       insert into client_contacts (organization_id, client_id, name)
       select :organizationId, :clientId, 'Grown viewer ' || n from :more returning id)
     insert into client_viewers (organization_id, client_id, contact_id, user_id)
     select :organizationId, :clientId, id, :userId from grown`,
  ],
  lists: { listClientViewers: '' },
};
