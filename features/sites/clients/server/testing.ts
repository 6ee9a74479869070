import { type Sample, tinyPicture, write } from '#platform/server/testing/sample';
import { clientEndpoints, contactEndpoints, mergeEndpoints } from '../contract/index.ts';

const past = '2020-01-01T00:00:00.000Z';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const { rows } = await call(clientEndpoints.listClients);
    const clientId = Number(known.clientId ?? rows[0]?.id);
    await call(clientEndpoints.uploadClientLogo, {
      params: { id: clientId },
      files: [{ field: 'logo', file: tinyPicture, name: 'logo.png' }],
    });
    const contact = await call(contactEndpoints.createClientContact, {
      params: { id: clientId },
      body: { name: 'Petra Keystone', rank: 'secondary' },
    });
    return { clientId, contactId: contact.id };
  },
  records: {
    '/core/client/{id}': 'clientId',
    '/core/clients/{id}': 'clientId',
    '/core/clients/restore/{id}': 'clientId',
  },
  writes: [
    write(contactEndpoints.createClientContact, (id) => ({ body: { building_id: id('buildingId') } })),
    write(contactEndpoints.updateClientContact, (id) => ({ body: { building_id: id('buildingId') } })),
    // Both are the sampled client, out of date: a merge of one client with itself would be refused for that alone.
    write(mergeEndpoints.mergeClient, (id) => ({
      body: { into_id: id('clientId'), updated_at: past, into_updated_at: past },
    })),
  ],
  grow: [
    `insert into clients (organization_id, account_number, name)
     select :organizationId, 'G-' || n, 'Client ' || n from :more`,
    `insert into client_contacts (organization_id, client_id, name)
     select :organizationId, :clientId, 'Contact ' || n from :more`,
    `insert into clients (organization_id, account_number, name, status)
     select :organizationId, 'I-' || n, 'Former client ' || n, 'inactive' from :more`,
  ],
  lists: { listClients: '', listInactiveClients: '', listClientContacts: '', getClient: '' },
};
