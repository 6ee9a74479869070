import { loadOrganization } from '#features/accounts/organizations/server';
import type { RecordMailKind } from '#features/sites/record-mail/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { holds } from '#platform/contract/transitions';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { loadInvoice } from '../invoice/invoice-repository.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { invoiceFile } from '../paper/get-invoice-pdf.ts';
import { reminderSubject } from '../reminders/reminder-words.ts';
import { invoiceTexts } from '../texts.ts';

const subjectOf = (locale: Locale, { number, special_project }: StoredInvoice): string =>
  invoiceTexts(locale)('mail.subject', { number: number ?? '', title: special_project.title }).slice(0, 150);

/** How invoices are emailed to clients: as the paper, to the billing addresses. The recipients of a draft can be read before
 * it is issued. An automatic mail is a reminder of what is still owed. */
export const invoiceMailKind: RecordMailKind = {
  receives: 'invoices',
  repeats: 'invoice-reminders',
  require: async (call, id) => {
    const invoice = await loadInvoice(call.tenant, call.person, id);
    if (!invoice) throw notFound();
    if (!holds(call.person, 'specialProjects.canTransitionInvoices')) throw forbidden();
    return {
      clientId: invoice.client_id,
      buildingId: invoice.building_id,
      subject: subjectOf(call.locale, invoice),
      addresses: invoice.bill_to.emails,
    };
  },
  onQueued: async (call, id, { subject, emails }) => {
    const invoice = await loadInvoice(call.tenant, null, id);
    if (!invoice) throw notFound();
    if (invoice.status === 'draft') throw refused('invoice_not_issued');
    await recordInvoiceChange(call, invoice, {
      action: 'invoice.emailed',
      note: subject,
      changes: { emails: [null, emails.join(', ')] },
    });
  },
  letter: async (tenant, id, { locale, automatic }) => {
    const invoice = await loadInvoice(tenant, null, id);
    if (!invoice || invoice.status === 'draft') return undefined;
    if (automatic && invoice.status !== 'invoiced') return undefined;
    const t = invoiceTexts(locale);
    const { number, special_project: project, due_date, total_cents, paid_cents } = invoice;
    return {
      subject: automatic ? reminderSubject(invoice, locale) : subjectOf(locale, invoice),
      title: t('mail.title', { number: number ?? '' }),
      ...(automatic && {
        reason: t('reminder.reason', { organization: (await loadOrganization(tenant)).name }),
      }),
      facts: [
        { label: t('field.project'), value: `${project.number} ${project.title}` },
        { label: t('field.total'), value: shownMoney(total_cents / 100, locale) },
        ...(paid_cents > 0
          ? [{ label: t('field.balance'), value: shownMoney((total_cents - paid_cents) / 100, locale) }]
          : []),
        { label: t('field.due_date'), value: due_date === null ? '' : shownDate(due_date) },
      ],
      button: t('mail.open'),
      page: invoice.payment_page,
    };
  },
  link: null,
  pdf: invoiceFile,
};
