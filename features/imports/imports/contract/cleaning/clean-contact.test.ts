import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanPhone } from './clean-contact.ts';
import { cleanDate } from './clean-date.ts';

describe('cleanDate', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026-01-05T13:00:00', '2026-01-05'],
    ['1/5/2026', '2026-01-05'],
    ['1/5/26', '2026-01-05'],
    ['3/1/98', '1998-03-01'],
    ['12/31/29', '2029-12-31'],
    ['1/1/1990', '1990-01-01'],
    ['25/12/2026', '2026-12-25'],
    ['', null],
  ])('%j becomes %j', (text, date) => expect(cleanDate(text)).toEqual({ value: date }));

  it.each([
    ['45000', 1900, '2023-03-15'],
    ['45000.75', 1900, '2023-03-15'],
    ['43538', 1904, '2023-03-15'],
    ['32874', 1900, '1990-01-01'],
  ] as const)('reads %j of a workbook that counts from %i', (text, base, date) => {
    const warning = { code: 'import_date_number', values: { text, date } };
    expect(cleanDate(text, base)).toEqual({ value: date, warning });
  });

  it.each(['soon', '2/30/2026', '1/5', '13/13/2026'])('refuses %j', (text) =>
    expect(cleanDate(text).fault).toEqual({ code: 'import_date_unreadable', values: { text } }),
  );

  it.each(['3/1/45', '1/1/1900', '32873', '99999', '12/31/1989', '2062-05-01', '12026-01-01', '1/1/12026'])(
    'refuses %j, which is far away',
    (text) => {
      const { value, fault } = cleanDate(text);
      expect([value, fault?.code, fault?.values?.text]).toEqual([null, 'import_date_far', text]);
    },
  );
});

describe('cleanPhone', () => {
  it.each([
    ['(303) 555-0147', '3035550147'],
    ['+1 303.555.0147', '3035550147'],
    ['1-303-555-0147', '3035550147'],
    ['', null],
  ])('%j becomes %j', (text, phone) => expect(cleanPhone(text)).toEqual({ value: phone }));

  it.each([
    ['303 555 0147 x12', '12'],
    ['(303) 555-0147, ext. 4071', '4071'],
    ['303-555-0147x9', '9'],
    ['1 303 555 0147 Ext 12', '12'],
    ['(303) 555-0147 extensión 33', '33'],
    ['(303) 555-0147 int. 5', '5'],
  ])('names the extension of %j, which has no place in a phone number', (text, extension) => {
    expect(cleanPhone(text)).toEqual({
      value: '3035550147',
      warning: { code: 'import_extension_left_out', values: { text: extension } },
    });
  });

  it('leaves out what is no number, and says so', () => {
    expect(cleanPhone('by mail')).toEqual({
      value: null,
      warning: { code: 'import_phone_ignored', values: { text: 'by mail' } },
    });
  });
});

describe('cleanEmail', () => {
  it('is in small letters, or left out', () => {
    expect(cleanEmail('Ana@Example.test')).toEqual({ value: 'ana@example.test' });
    expect(cleanEmail('ana at home').warning?.code).toBe('import_email_ignored');
  });
});
