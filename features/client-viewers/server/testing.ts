import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
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
