import type { Tenant } from '#platform/server/db/tenant';

/** Tasks outlive the inspection that they were made of. */
export const releaseTasksOfInspection = async (tenant: Tenant, inspectionId: number): Promise<void> => {
  await tenant.db
    .updateTable('tasks')
    .set({ related_type_id: null, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('source', '=', 'inspection')
    .where('related_type_id', '=', inspectionId)
    .execute();
};
