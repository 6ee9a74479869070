import type { PersonHolding } from '#features/accounts/people/server';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { lockTree } from './area-repository.ts';
import { countAreasOf, listAreasOf, moveAreas } from './managed-areas-repository.ts';

/** Areas that a person manages. The caller checks the right to change this person. Listeners of `area.updated` change which jobs
 * people see. */
export const personHolding: PersonHolding = {
  // Before duties and tasks, because the next manager sees the sites of these areas only from then on.
  order: 5,
  givesScope: 'of-all-in-it',
  count: ({ tenant }, userId) => countAreasOf(tenant, userId),
  list: async ({ tenant }, userId, max) =>
    (await listAreasOf(tenant, userId, max)).map(({ id, name }) => ({
      ...{ id, label: name },
      href: `/admin/areas/edit/${id}`,
    })),
  handOver: async ({ tenant, person, wiring }, userId, to) => {
    await lockTree(tenant);
    const changes: Record<string, [unknown, unknown]> = { manager_user_id: [userId, to] };
    for (const entityId of await moveAreas(tenant, { from: userId, to })) {
      await writeAudit(tenant, person, { action: 'area.updated', entity: 'area', entityId, changes });
      await wiring.events.publish(tenant, {
        ...{ name: 'area.updated', entity: 'area', entityId, jobId: null },
        ...{ actorUserId: person.userId, data: { changes } },
      });
    }
  },
};
