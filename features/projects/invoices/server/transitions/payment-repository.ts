import type { Tenant } from '#platform/server/db/tenant';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';

/** The payments that were not voided. */
export const countedPayments = ({ payments }: Pick<StoredInvoice, 'payments'>): StoredInvoice['payments'] =>
  payments.filter(({ voided }) => voided === null);

export const insertPayment = async (
  tenant: Tenant,
  payment: { invoice_id: number; paid_on: string; amount: number; reference: string },
): Promise<void> => {
  await tenant.db
    .insertInto('invoice_payments')
    .values({ ...payment, organization_id: tenant.organizationId, created_by: tenant.userId })
    .execute();
};

/** The caller must hold the lock on the project of their invoice, and have seen that none of them is voided. */
export const voidPayments = async (
  tenant: Tenant,
  ids: readonly number[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> => {
  if (ids.length === 0) return;
  await tenant.db
    .updateTable('invoice_payments')
    .set({ voided_at: now.toISOString(), voided_by: tenant.userId, void_reason: reason })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', 'in', [...ids])
    .execute();
};
