import type { Tenant } from '#platform/server/db/tenant';
import type { Listener } from '#platform/server/events/event';

/** Connects the open plan of the site with the inspection that was begun there, and returns it. A re-inspection only checks
 * faults, so it fulfils no plan. */
const fulfilPlan = async (tenant: Tenant, inspectionId: number): Promise<number | undefined> => {
  const plan = await tenant.db
    .updateTable('planned_inspections as p')
    .from('inspections as t')
    .set({ inspection_id: inspectionId })
    .where('p.organization_id', '=', tenant.organizationId)
    .where('p.inspection_id', 'is', null)
    .where('t.id', '=', inspectionId)
    .where('t.parent_inspection_id', 'is', null)
    .whereRef('t.organization_id', '=', 'p.organization_id')
    .whereRef('t.job_id', '=', 'p.job_id')
    .whereRef('t.building_id', '=', 'p.building_id')
    .returning('p.id')
    .executeTakeFirst();
  return plan?.id;
};

/** Opens the plan of a deleted inspection again, unless the site has another open plan by now, or the job has ended. */
const reopenPlan = async (tenant: Tenant, inspectionId: number): Promise<void> => {
  await tenant.db
    .deleteFrom('planned_inspections as p')
    .where('p.organization_id', '=', tenant.organizationId)
    .where('p.inspection_id', '=', inspectionId)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('planned_inspections as other')
            .select('other.id')
            .where('other.inspection_id', 'is', null)
            .whereRef('other.organization_id', '=', 'p.organization_id')
            .whereRef('other.job_id', '=', 'p.job_id')
            .whereRef('other.building_id', '=', 'p.building_id'),
        ),
        exists(
          selectFrom('jobs as j')
            .select('j.id')
            .where('j.status', '=', 'inactive')
            .whereRef('j.organization_id', '=', 'p.organization_id')
            .whereRef('j.id', '=', 'p.job_id'),
        ),
      ]),
    )
    .execute();
  await tenant.db
    .updateTable('planned_inspections')
    .set({ inspection_id: null })
    .where('organization_id', '=', tenant.organizationId)
    .where('inspection_id', '=', inspectionId)
    .execute();
};

/** An inspection that begins at a site fulfils the plan there. Open schedules are updated then, and after every step that
 * changes what is due. */
export const fulfilmentListener: Listener = {
  events: ['inspection.created', 'inspection.moved', 'inspection.deleted'],
  hear: async (tenant, { name, entityId, jobId, actorUserId }, { publish }) => {
    const about = { jobId, actorUserId };
    if (name === 'inspection.created') {
      const plan = await fulfilPlan(tenant, entityId);
      if (plan !== undefined)
        await publish(tenant, {
          ...about,
          name: 'planned-inspection.fulfilled',
          entity: 'planned-inspection',
          entityId: plan,
        });
      return;
    }
    if (name === 'inspection.deleted') await reopenPlan(tenant, entityId);
    if (jobId !== null)
      await publish(tenant, {
        ...about,
        name: 'inspection-due.recounted',
        entity: 'inspection-due',
        entityId: jobId,
      });
  },
};
