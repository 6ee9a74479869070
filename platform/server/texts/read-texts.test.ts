import { expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const texts = readTexts({
  en: {
    title: 'Invoices',
    count_one: '{{count}} invoice',
    count_other: '{{count}} invoices',
    status: { paid: 'Paid' },
  },
  es: {
    title: 'Facturas',
    count_one: '{{count}} factura',
    count_many: '{{count}} de facturas',
    count_other: '{{count}} facturas',
    status: {},
  },
});

it('says a text in the language of the reader, in the form of its count', () => {
  expect(texts('es')('title')).toBe('Facturas');
  expect(texts('es')('count', { count: 1 })).toBe('1 factura');
  expect(texts('en')('count', { count: 1200 })).toBe('1,200 invoices');
});

it('says what a language lacks in English', () => {
  expect(texts('es')('status.paid')).toBe('Paid');
});
