import { type Sample, tinyPicture, write } from '#platform/server/testing/sample';
import { clientEndpoints, contactEndpoints } from '../contract/index.ts';

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
