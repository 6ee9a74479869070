import { presentPerson, presentUser, rolesOf } from '#features/users/server';
import type { Handlers } from '#platform/server/http/call';
import { pageAnswer, pageWindow } from '#platform/server/http/page';
import type { accessEndpoints } from '../contract/index.ts';
import { listPeople } from './people-repository.ts';

export const accessHandlers: Handlers<typeof accessEndpoints> = {
  listUsers: async ({ query, tenant, person }) => {
    const { rows, total } = await listPeople(tenant, {
      q: query.q,
      jobId: query.job_id,
      order: query.order,
      ...pageWindow(query),
    });
    if (!person.flags.has('hasAccessAdminUsers')) return pageAnswer(query, rows.map(presentPerson), total);
    const roles = await rolesOf(
      tenant,
      rows.map((row) => row.user_id),
    );
    return pageAnswer(
      query,
      rows.map((row) => presentUser(row, roles.get(row.user_id) ?? [])),
      total,
    );
  },
};
