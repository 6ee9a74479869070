import { describe, expect, it } from 'vitest';
import { cleanRow } from './clean-row.ts';
import type { ContractTarget } from './mapping.ts';

const clean = (cells: Partial<Record<ContractTarget, string>>, decimal_mark?: ',' | '.') =>
  cleanRow((target) => cells[target] ?? '', { decimal_mark });

const whole = { job_number: 'J-1', number: 'C-1', start_date: '1/1/2027' };

const faultsOf = (cells: Partial<Record<ContractTarget, string>>) =>
  clean({ ...whole, ...cells }).faults.map(({ field, code }) => [field, code]);

describe('a contract', () => {
  it('needs a job, a number and a start', () => {
    expect(clean({}).faults.map(({ field }) => field)).toEqual(['job_number', 'number', 'start_date']);
    expect(clean(whole)).toMatchObject({ faults: [], row: { start_date: '2027-01-01', labor_price: null } });
  });

  it.each([
    ['$1,234.50', 1234.5],
    ['1234', 1234],
    ['US$ 12,345,678', null],
    ['0', 0],
    ['1.500,50', 1500.5],
    ['0.50', 0.5],
  ])('priced %j costs %j', (labor_price, cost) => {
    const { row, faults } = clean({ ...whole, labor_price });
    if (cost === null) expect(faults).toMatchObject([{ field: 'labor_price', code: 'too_big' }]);
    else expect([row.labor_price, faults]).toEqual([cost, []]);
  });

  it.each<[Partial<Record<ContractTarget, string>>, string]>([
    [{ tech_price: 'a lot' }, 'contract_import_number'],
    [{ supply_price: '1e3' }, 'contract_import_number'],
    [{ other_price: '1.005' }, 'contract_import_doubtful'],
    [{ labor_price: '$1.500' }, 'contract_import_doubtful'],
    [{ renewal_notice_days: '1.000' }, 'contract_import_doubtful'],
    [{ other_price: '1234.567' }, 'two_decimals'],
    [{ other_price: '-5' }, 'too_small'],
    [{ days_per_week: '8' }, 'too_big'],
    [{ days_per_week: '2.5' }, 'contract_import_whole'],
    [{ auto_renew: 'maybe' }, 'contract_import_yes_or_no'],
    [{ auto_renew: 'constructor' }, 'contract_import_yes_or_no'],
    [{ termination_date: 'soon' }, 'import_date_unreadable'],
    [{ escalator_pct: '101%' }, 'too_big'],
    [{ other_price: '5%' }, 'contract_import_number'],
    [{ escalator_pct: '$5' }, 'contract_import_number'],
    [{ days_per_week: '5%' }, 'contract_import_number'],
  ])('with %j has a cell that is wrong', (cells, code) => {
    expect(faultsOf(cells)).toEqual([[Object.keys(cells)[0], code]]);
  });

  it.each([
    ['1.000', 1000],
    ['1.234,50', 1234.5],
    ['12,5', 12.5],
    ['1,234.50', 1234.5],
  ])('priced %j costs %j in a file with decimal commas', (labor_price, cost) => {
    const { row, faults } = clean({ ...whole, labor_price }, ',');
    expect([row.labor_price, faults]).toEqual([cost, []]);
  });

  it('says whether it renews itself', () => {
    expect(clean({ ...whole, auto_renew: 'Sí', term_months: '12' }).row).toMatchObject({
      auto_renew: true,
      term_months: 12,
    });
    expect(clean({ ...whole, auto_renew: 'no' }).row.auto_renew).toBe(false);
  });
});
