import { insertMembership } from '#features/accounts/access/server';
import { createLogin } from '#features/accounts/session/server';
import { more, type Sample, write } from '#platform/server/testing/sample';
import { peopleEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  records: { '/admin/user/{id}': 'userId' },
  writes: [
    write(peopleEndpoints.changeRoles, (id) => ({
      body: { ids: [id('userId')], action: 'grant', role_id: id('roleId') },
    })),
    write(peopleEndpoints.changeModules, (id) => ({ body: { ids: [id('userId')], modules: ['tasks'] } })),
    write(peopleEndpoints.changeLicense, (id) => ({ body: { ids: [id('userId')] } })),
    write(peopleEndpoints.invitePeople, (id) => ({ body: { ids: [id('userId')] } })),
    write(peopleEndpoints.createPerson, (id) => ({ body: { role_ids: [id('roleId')] } })),
    write(peopleEndpoints.updatePerson, (id) => ({ body: { role_ids: [id('roleId')] } })),
    write(peopleEndpoints.deactivatePerson, (id) => ({
      body: { hand_over: [{ kind: 'assignments', to_user_id: id('colleagueId') }] },
    })),
    write(peopleEndpoints.deletePerson, (id) => ({
      body: { hand_over: [{ kind: 'assignments', to_user_id: id('colleagueId') }] },
    })),
  ],
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
