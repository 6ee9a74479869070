import type { InvoiceSettings } from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import type { SettingsRow } from './settings-repository.ts';

const seeded = (step: 'before' | 'after') => ({
  en: invoiceTexts('en')(`reminder.${step}`),
  es: invoiceTexts('es')(`reminder.${step}`),
});

/** With the product's texts where the organization has none of its own. */
export const presentSettings = ({ text_before, text_after, ...row }: SettingsRow): InvoiceSettings => ({
  ...row,
  text_before: text_before ?? seeded('before'),
  text_after: text_after ?? seeded('after'),
});
