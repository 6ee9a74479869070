import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { InvoiceSettings } from '../../contract/index.ts';

/** `updated_at` of settings that nobody has saved yet. */
const unsaved = '1970-01-01T00:00:00Z';

const texts = z.object({ en: z.string(), es: z.string() });

const row = z.object({
  payment_link: z.string().nullable(),
  reminders: z.boolean(),
  days_before: z.int().nullable(),
  days_after: z.array(z.int()),
  /** Null: the text of the product. */
  text_before: texts.nullable(),
  text_after: texts.nullable(),
  updated_at: z.string(),
});

export type SettingsRow = z.infer<typeof row>;

const defaults: SettingsRow = {
  payment_link: null,
  reminders: false,
  days_before: 3,
  days_after: [7, 14, 30],
  text_before: null,
  text_after: null,
  updated_at: unsaved,
};

const columns = [
  ...(['payment_link', 'reminders', 'days_before', 'days_after'] as const),
  ...(['text_before', 'text_after', 'updated_at'] as const),
] as const;

export const loadSettings = async (tenant: Tenant): Promise<SettingsRow> => {
  const found = await tenant.db
    .selectFrom('invoice_settings')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .executeTakeFirst();
  return found ? row.parse(found) : defaults;
};

/** The same; nobody else saves until the transaction ends. */
export const lockSettings = async (tenant: Tenant): Promise<SettingsRow> => {
  await tenant.db
    .insertInto('invoice_settings')
    .values({
      organization_id: tenant.organizationId,
      days_before: defaults.days_before,
      updated_at: unsaved,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await tenant.db
    .selectFrom('invoice_settings')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.parse(found);
};

export const saveSettings = async (
  tenant: Tenant,
  { text_before, text_after, ...set }: Omit<InvoiceSettings, 'updated_at'>,
): Promise<void> => {
  await tenant.db
    .updateTable('invoice_settings')
    .set({
      ...set,
      text_before: JSON.stringify(text_before),
      text_after: JSON.stringify(text_after),
      updated_by: tenant.userId,
    })
    .where('organization_id', '=', tenant.organizationId)
    .execute();
};
