import type { Tenant } from '#platform/server/db/tenant';

export const insertPayment = async (
  tenant: Tenant,
  payment: { invoice_id: number; paid_on: string; amount: number; reference: string },
): Promise<void> => {
  await tenant.db
    .insertInto('invoice_payments')
    .values({ ...payment, organization_id: tenant.organizationId, created_by: tenant.userId })
    .execute();
};

export const deletePayments = async (tenant: Tenant, invoiceId: number): Promise<void> => {
  await tenant.db
    .deleteFrom('invoice_payments')
    .where('organization_id', '=', tenant.organizationId)
    .where('invoice_id', '=', invoiceId)
    .execute();
};
