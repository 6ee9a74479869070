import { createLogin } from '#features/session/server';
import { insertMembership } from '#features/users/server';
import { more, type Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  records: { '/admin/user/{id}': 'userId' },
  grow: async (tenant) => {
    for (let n = 1; n <= more; n += 1) {
      const email = `newcomer${n}@org-${tenant.organizationId}.test`;
      const user_id = await createLogin(tenant, email, 'none', 'en');
      await insertMembership(tenant, { user_id, email, first_name: 'Eva', last_name: `Paz ${n}` });
    }
  },
  lists: { listPeople: '', listOfferedRoles: '' },
  short: {
    listFormerJobs: 'of deleted people only, whom no sample makes',
    listHoldings: 'one row for each kind of thing that people hold',
  },
};
