import type { Handlers } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { accessEndpoints } from '../contract/index.ts';
import { loadPeople } from './people-repository.ts';
import { presentPerson, presentUser } from './users/user-presenter.ts';
import { rolesOf } from './users/user-repository.ts';

export const accessHandlers: Handlers<typeof accessEndpoints> = {
  listUsers: async ({ query, tenant, person }) => {
    const page = await loadPeople(tenant, { ...query, jobId: query.job_id });
    const invited = ({ status }: { status: string }) => ({ invited: status === 'invited' });
    if (!person.flags.has('hasAccessAdminUsers'))
      return presentPage(page, (row) => ({ ...presentPerson(row), ...invited(row) }));
    const roles = await rolesOf(
      tenant,
      page.rows.map((row) => row.user_id),
    );
    return presentPage(page, (row) => ({
      ...presentUser(row, roles.get(row.user_id) ?? []),
      ...invited(row),
    }));
  },
};
