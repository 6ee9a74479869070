import { describe, expect, it } from 'vitest';
import { filledText, unknownField } from './reminder-text.ts';

const values = {
  client: 'Acme',
  number: 'INV-2027-00001',
  project: 'SP-2027-1 Garage',
  total: '$10.00',
  balance: '$4.00',
  due_date: '04/09/2027',
  payment_link: '',
};

describe('the text of a reminder', () => {
  it('says what its fields stand for', () => {
    expect(filledText('Dear {client},\n\n{balance} of {total} are open.', values)).toBe(
      'Dear Acme,\n\n$4.00 of $10.00 are open.',
    );
  });

  it('leaves out the line of a payment page where there is none', () => {
    const text = 'Please pay.\n\nPay here: {payment_link}\n\nThank you';
    expect(filledText(text, values)).toBe('Please pay.\n\nThank you');
    expect(filledText(text, { ...values, payment_link: 'https://pay.test' })).toContain('https://pay.test');
  });

  it('does not read what a value holds as a field', () => {
    expect(filledText('{client}', { ...values, client: '{total}' })).toBe('{total}');
  });

  it.each([
    ['{client} {number} {due_date}', undefined],
    ['no fields', undefined],
    ['Dear {name}', 'name'],
    ['{}', ''],
  ])('knows the fields: %s', (text, unknown) => {
    expect(unknownField(text)).toBe(unknown);
  });
});
