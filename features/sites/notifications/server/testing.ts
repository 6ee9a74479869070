import { type Sample, write } from '#platform/server/testing/sample';
import { notificationEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  writes: [
    write(notificationEndpoints.setCommunicationPreference, (id) => ({
      body: { id: 6, active: true, jobId: id('jobId') },
    })),
  ],
  grow: [
    `insert into notifications (organization_id, user_id, event_id, kind, entity, entity_id, job_id, params, at)
     select :organizationId, m.user_id, n, 'task.created', 'task', 1, :jobId, '{"id": 1, "title": "Wipe"}', now()
     from memberships m cross join :more where m.organization_id = :organizationId`,
    `insert into communication_preferences (organization_id, user_id, preference_id, job_id, active)
     select :organizationId, m.user_id, 6, j.id, true
     from memberships m join jobs j on j.organization_id = m.organization_id
     where m.organization_id = :organizationId`,
  ],
  lists: { listNotifications: '' },
  short: { getCommunicationPreferences: 'a row for each thing that people can be told of' },
};
