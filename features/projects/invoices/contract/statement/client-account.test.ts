import { describe, expect, it } from 'vitest';
import { sum } from '#platform/contract/money';
import { accountOf, type Charged } from './client-account.ts';

const invoice = (id: number, issue_date: string, total: number, more: Partial<Charged> = {}): Charged => ({
  id,
  number: `INV-${id}`,
  issue_date,
  due_date: `${issue_date.slice(0, 8)}28`,
  total,
  payments: [],
  project: { id: 1, number: 'SP-1', title: 'Garage' },
  ...more,
});

const paid = (date: string, cents: number) => ({ date, cents, reference: '' });

const all = [
  invoice(1, '2027-01-10', 1000, { payments: [paid('2027-01-20', 400), paid('2027-02-05', 600)] }),
  invoice(2, '2027-02-05', 700, { payments: [paid('2027-03-01', 200)] }),
  invoice(3, '2027-03-02', 300),
];

const february = { from: '2027-02-01', to: '2027-02-28' };

describe('the account of a client', () => {
  it('begins with what was owed, and says what is owed after each line', () => {
    const { opening, lines, closing, ages } = accountOf(all, february, '2027-03-10');
    expect(opening).toBe(600);
    expect(lines.map(({ kind, cents, balance }) => [kind, cents, balance])).toEqual([
      ['invoice', 700, 1300],
      ['payment', -600, 700],
    ]);
    expect([closing, ages.current]).toEqual([700, 700]);
  });

  it('ages what was owed on its last day', () => {
    const march = accountOf(all, { from: '2027-03-01', to: '2027-03-31' }, '2027-04-30');
    expect(march).toMatchObject({ opening: 700, closing: 800, ages: { '1-30': 300, '31-60': 500 } });
  });

  it.each([
    ['without a period', null],
    ['in February', february],
    ['in a period that holds today', { from: '2027-02-20', to: '2027-12-31' }],
    ['before anything was billed', { from: '2026-01-01', to: '2026-12-31' }],
  ])('comes to its closing balance in every way %s', (_name, period) => {
    const { opening, lines, closing, ages } = accountOf(all, period, '2027-03-10');
    expect(opening + sum(lines.map(({ cents }) => cents))).toBe(closing);
    expect(sum(Object.values(ages))).toBe(closing);
  });

  it('holds an invoice that is a day ahead at its site', () => {
    const ahead = invoice(4, '2027-03-11', 50);
    expect(accountOf([ahead], { from: '2027-03-01', to: '2027-03-10' }, '2027-03-10').closing).toBe(50);
  });
});
