import type { RecordMailKind } from '#features/sites/record-mail/server';
import { forbidden } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { holds } from '#platform/contract/transitions';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { loadSettings } from '../settings/settings-repository.ts';
import { invoiceTexts } from '../texts.ts';
import { statementFile } from './get-statement-pdf.ts';
import { openStatement } from './open-statement.ts';
import { statedClient } from './stated-client.ts';

/** Statements and reminders for a client cover its whole account, so only people who see all job sites decide about them. */
export const requireAllSites = ({ seesAllJobs }: Tenant): void => {
  if (!seesAllJobs) throw forbidden('invoice_statement_all_sites');
};

const subjectOf = (locale: Locale, { name }: { name: string }): string =>
  invoiceTexts(locale)('statement.subject', { client: name }).slice(0, 150);

/** How a client gets what it owes on the day of the mail; `id` is that of the client. */
export const statementMailKind: RecordMailKind = {
  receives: 'invoices',
  require: async (call, id) => {
    const client = await statedClient(call, id);
    if (!holds(call.person, 'specialProjects.canTransitionInvoices')) throw forbidden();
    requireAllSites(call.tenant);
    return {
      id: client.id,
      clientId: client.id,
      buildingId: null,
      subject: subjectOf(call.locale, client),
      addresses: client.billing_email,
    };
  },
  onQueued: async ({ tenant, person }, id, { subject, emails }) =>
    writeAudit(tenant, person, {
      action: 'client.statement-emailed',
      entity: 'client',
      entityId: id,
      note: subject,
      changes: { emails: [null, emails.join(', ')] },
    }),
  letter: async (tenant, id, { locale, now }) => {
    const { client, as_of, closing, aged } = await openStatement(tenant, id, now);
    const { payment_link } = await loadSettings(tenant);
    const t = invoiceTexts(locale);
    const money = (amount: number) => shownMoney(amount, locale);
    const late = closing - aged.ages.current;
    return {
      subject: subjectOf(locale, client),
      title: t('titles.statement'),
      facts: [
        { label: t('field.client'), value: client.name },
        { label: t('statement.asOf'), value: shownDate(as_of) },
        { label: t('statement.closing'), value: money(closing) },
        ...(late > 0 ? [{ label: t('list.pastDue'), value: money(late) }] : []),
      ],
      button: t('mail.open'),
      page: payment_link,
    };
  },
  link: null,
  pdf: statementFile,
};
