import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  records: { '/building/{id}': 'buildingId' },
  grow: [
    `insert into audit_log (organization_id, entity, entity_id, action, building_id, changes)
     select :organizationId, 'vacancy', :vacancyId, 'vacancy.updated', :buildingId, '{"sqft": [100, 200]}'
     from :more`,
    `insert into audit_log (organization_id, entity, entity_id, action, changes)
     select :organizationId, 'user', :userId, 'user.updated', '{"title": [null, "Lead"]}' from :more`,
  ],
  lists: { listBuildingAuditLog: '?kind=vacancy', listPersonAuditLog: '' },
};
