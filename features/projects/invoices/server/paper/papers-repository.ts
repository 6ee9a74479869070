import type { FrozenPapers } from '#features/accounts/files/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';

export const insertPaper = async (
  tenant: Tenant,
  paper: { invoice_id: number; locale: Locale; draft: string },
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('invoice_papers')
    .values({ ...paper, organization_id: tenant.organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The paper of an issued invoice in a language. */
export const loadPaper = (tenant: Tenant, invoiceId: number, locale: Locale) =>
  tenant.db
    .selectFrom('invoice_papers')
    .select(['draft', 'storage_key', 'size', 'sha256'])
    .where('organization_id', '=', tenant.organizationId)
    .where('invoice_id', '=', invoiceId)
    .where('locale', '=', locale)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Withdrawn papers are kept, as a record of what was sent. */
export const withdrawPapers = async (tenant: Tenant, invoiceId: number, now: Date): Promise<void> => {
  await tenant.db
    .updateTable('invoice_papers')
    .set({ withdrawn_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('invoice_id', '=', invoiceId)
    .where('withdrawn_at', 'is', null)
    .execute();
};

export const frozenInvoices: FrozenPapers = {
  draftOf: async (tenant, paperId) => {
    const found = await tenant.db
      .selectFrom('invoice_papers')
      .select('draft')
      .where('organization_id', '=', tenant.organizationId)
      .where('id', '=', paperId)
      .where('storage_key', 'is', null)
      .executeTakeFirst();
    return found?.draft;
  },
  keep: async (tenant, paperId, made) => {
    await tenant.db
      .updateTable('invoice_papers')
      .set(made)
      .where('organization_id', '=', tenant.organizationId)
      .where('id', '=', paperId)
      .where('storage_key', 'is', null)
      .execute();
  },
};
