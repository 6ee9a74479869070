import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { contactsOf } from '#features/sites/clients/server';
import { queueRecordMail } from '#features/sites/record-mail/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import type { InvoiceSettings } from '../../contract/index.ts';
import { loadInvoice } from '../invoice/invoice-repository.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { presentSettings } from '../settings/present-settings.ts';
import { loadSettings } from '../settings/settings-repository.ts';
import { claimReminders, type Reminder } from './claim-reminders-repository.ts';
import { reminderMessage, reminderSubject } from './reminder-words.ts';

type Wiring = { events: Events; queue: Queue };

const daysOf = ({ days_before, days_after }: InvoiceSettings): number[] => [
  ...(days_before === null ? [] : [-days_before]),
  ...days_after,
];

/** A mail for each language in which the client reads. */
const sendOne = async (
  { events, queue }: Wiring,
  tenant: Tenant,
  settings: InvoiceSettings,
  { id, days, emails }: Reminder,
): Promise<void> => {
  const invoice = await loadInvoice(tenant, null, id);
  if (!invoice) return;
  const { client_language } = settingsOf(await loadOrganization(tenant));
  const known = (await contactsOf(tenant, [invoice.client_id])).flatMap(
    ({ id: contactId, email, language }) =>
      email === null
        ? []
        : [[email.toLowerCase(), { id: contactId, language: language ?? client_language }] as const],
  );
  const contacts = new Map(known);
  const languageOf = (email: string) => contacts.get(email.toLowerCase())?.language ?? client_language;
  for (const locale of new Set(emails.map(languageOf)))
    await queueRecordMail(tenant, queue, {
      entity: 'invoice',
      recordId: id,
      locale,
      otherLanguage: locale,
      contacts,
      emails: emails.filter((email) => languageOf(email) === locale),
      subject: reminderSubject(invoice, locale),
      message: reminderMessage(settings, invoice, { days, locale }),
      with_pdf: true,
      with_link: false,
      automatic: true,
    });
  await recordInvoiceChange({ tenant, person: null, wiring: { events } }, invoice, {
    action: 'invoice.reminded',
    changes: { emails: [null, emails.join(', ')] },
  });
};

/** Sends one batch of the reminders that are due; returns how many, 0 when all are sent. */
export const sendReminders = async (wiring: Wiring, tenant: Tenant, now: Date): Promise<number> => {
  const settings = presentSettings(await loadSettings(tenant));
  if (!settings.reminders) return 0;
  const due = await claimReminders(tenant, daysOf(settings), now);
  for (const reminder of due) await sendOne(wiring, tenant, settings, reminder);
  return due.length;
};
