import type { Sample } from '#platform/server/testing/sample';
import { clientEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call }) => {
    const { rows } = await call(clientEndpoints.listClients);
    return { clientId: rows[0]?.id ?? 0 };
  },
  records: { '/core/client/{id}': 'clientId' },
  grow: [
    `insert into clients (organization_id, account_number, name)
     select :organizationId, 'G-' || n, 'Client ' || n from :more`,
    `insert into client_contacts (organization_id, client_id, name)
     select :organizationId, :clientId, 'Contact ' || n from :more`,
  ],
  lists: { listClients: '', listClientContacts: '' },
};
