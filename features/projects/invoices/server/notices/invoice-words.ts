import type { NotificationKind } from '#features/sites/notifications/server';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { invoiceTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

export const invoiceSteps = ['issue', 'past-due', 'mark-paid', 'mark-uncollected'] as const;

export type InvoiceStep = (typeof invoiceSteps)[number];

/** What happened to an invoice, in the language of who reads it. */
export const invoiceWords: NotificationKind['words'] = (name, params, locale) => {
  const step = invoiceSteps.find((known) => name === `invoice.${known}`);
  if (!step) return undefined;
  const [own, t] = [texts(locale), invoiceTexts(locale)];
  const { id, number, client, project, total, balance, due_date, actor, note } = params;
  const money = (cents: unknown) => shownMoney(Number(cents) / 100, locale);
  const due = due_date ? shownDate(String(due_date)) : '';
  const values = {
    ...{ number: String(number), client: String(client), due },
    who: String(actor ?? own('somebody')),
    total: money(total),
    balance: money(balance),
  };
  const isOpen = step === 'issue' || step === 'past-due';
  const facts = [
    { label: t('field.client'), value: values.client },
    { label: t('field.project'), value: String(project) },
    { label: t('field.total'), value: values.total },
    { label: t('field.balance'), value: step === 'mark-paid' || balance === total ? '' : values.balance },
    { label: t('field.due_date'), value: isOpen ? due : '' },
    { label: own('reason'), value: String(note ?? '') },
  ];
  return {
    title: own(`title.${step}`, values),
    text: [client, step === 'past-due' ? values.balance : values.total].join(' · '),
    sentence: own(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/special-project/billing/${id}`,
  };
};
