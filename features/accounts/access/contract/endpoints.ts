import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { personCard, user } from './users/user.ts';

/** A person in a pick-list. Invited ones may be given work, and cannot do any yet. */
const offeredPerson = personCard.extend({ invited: z.boolean() });

export type OfferedPerson = z.infer<typeof offeredPerson>;

export const accessEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/core/users',
    summary:
      'People who may hold work: whole records for hasAccessAdminUsers, else name and photo of those who share a job site',
    access: 'signed-in',
    query: pageQuery(['name'], { sort: 'name' }).extend({
      /** Lists only people who may see this job, or will when they accept, because only they can be given its work. */
      job_id: field.id.optional(),
      /** These people, as far as the reader sees them: for names of those who were chosen before. */
      ids: z.array(field.id).max(100).optional(),
    }),
    answer: pageOf(user.partial().extend(offeredPerson.shape)),
  }),
};
