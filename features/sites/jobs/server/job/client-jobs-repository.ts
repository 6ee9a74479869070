import { moveVisibleJobs } from '#features/accounts/access/server';
import type { ClientRecords } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';

const countJobs = async (tenant: Tenant, clientId: number): Promise<number> => {
  const { count } = await tenant.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Job sites of a client that is merged, deleted ones included; who sees one sees the client that is kept through it. */
export const clientJobs: ClientRecords = {
  count: countJobs,
  move: async (tenant, { from, into }) => {
    const moved = await tenant.db
      .updateTable('jobs')
      .set({ client_id: into, updated_by: tenant.userId })
      .where('organization_id', '=', tenant.organizationId)
      .where('client_id', '=', from)
      .returning('id')
      .execute();
    await moveVisibleJobs(
      tenant,
      moved.map(({ id }) => id),
      into,
    );
  },
};
