import { type Audited, auditWords } from '#platform/server/audit/audited';
import { invoiceTexts } from './texts.ts';

const inBothLanguages = (texts: unknown): string =>
  Object.values((texts ?? {}) as Record<string, string>).join(' / ');

/** What the audit log says about invoices, to people who may see them. */
export const auditedInvoices = {
  invoice: {
    flags: ['specialProjects.canViewInvoices'],
    records: {
      table: 'invoices',
      name: `coalesce(r.number, '–') || ' ' || (r.bill_to ->> 'name')`,
      path: (id) => `/special-project/billing/${id}`,
    },
    words: auditWords(invoiceTexts, {
      fields: {
        total: 'field.total',
        lines: 'field.lines',
        discount: 'field.discount',
        tax_rate: 'field.tax_rate',
        po_number: 'field.po_number',
        notes: 'field.notes',
        payment_link: 'field.payment_link',
        over_reason: 'field.over_reason',
        period_from: 'field.period',
        due_date: 'field.due_date',
        payment: 'field.payment',
        reference: 'field.reference',
        amount_paid: 'field.amount_paid',
        emails: 'field.emails',
        exported: 'field.exported',
      },
      values: { status: 'status' },
      described: { lines: (value) => (Array.isArray(value) ? String(value.length) : '') },
    }),
  },
  'invoice-settings': {
    flags: ['hasAccessAdminCompanySettings'],
    records: { table: 'invoice_settings', id: 'organization_id', name: "''" },
    words: auditWords(invoiceTexts, {
      fields: {
        payment_link: 'settings.paymentLink',
        reminders: 'settings.reminders',
        days_before: 'settings.daysBefore',
        days_after: 'settings.daysAfter',
        text_before: 'settings.before',
        text_after: 'settings.after',
      },
      described: {
        days_after: (days) => (Array.isArray(days) ? days.join(', ') : ''),
        text_before: inBothLanguages,
        text_after: inBothLanguages,
      },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
