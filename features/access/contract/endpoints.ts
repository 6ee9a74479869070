import { personCard, user } from '#features/users/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';

export const accessEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/core/users',
    summary:
      'People: whole records for hasAccessAdminUsers, else name and photo of those who share a job site',
    access: 'signed-in',
    query: pageQuery(['name'], { sort: 'name', all: true }).extend({
      /** Lists only people who may see this job, because only they can be given its work. */
      job_id: field.id.optional(),
    }),
    answer: pageOf(user.partial().extend(personCard.shape)),
    rate: 'read',
    audit: null,
  }),
};
