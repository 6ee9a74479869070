import type { ClientRecords } from '#features/sites/clients/server';

/** Special projects of a client that is merged. Proposals keep the name that they were sent with. */
export const clientProjects: ClientRecords = {
  count: async (tenant, clientId) => {
    const { count } = await tenant.db
      .selectFrom('special_projects')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('organization_id', '=', tenant.organizationId)
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },
  move: async (tenant, { from, into }) => {
    await tenant.db
      .updateTable('special_projects')
      .set({ client_id: into, updated_by: tenant.userId })
      .where('organization_id', '=', tenant.organizationId)
      .where('client_id', '=', from)
      .execute();
  },
};
