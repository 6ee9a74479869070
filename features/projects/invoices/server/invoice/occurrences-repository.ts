import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';

const taken = fieldOfConstraint({
  invoice_occurrences_pkey: { field: 'lines', code: 'invoice_task_billed' },
});

/** The occurrences that an invoice bills, in place of those it had. */
export const replaceOccurrences = async (
  tenant: Tenant,
  invoiceId: number,
  taskIds: readonly number[],
): Promise<void> => {
  await tenant.db
    .deleteFrom('invoice_occurrences')
    .where('organization_id', '=', tenant.organizationId)
    .where('invoice_id', '=', invoiceId)
    .execute();
  if (taskIds.length === 0) return;
  await tenant.db
    .insertInto('invoice_occurrences')
    .values(
      taskIds.map((task_id) => ({
        organization_id: tenant.organizationId,
        invoice_id: invoiceId,
        task_id,
      })),
    )
    .execute()
    .catch(taken);
};
