import { describe, expect, it } from 'vitest';
import { chainOf, figureOf } from './chain/chain.ts';
import { goldenInputs } from './chain/golden-inputs.ts';
import { type Changes, isContractAsked, noChanges, whatIf } from './what-if.ts';

const withoutCurrent = { ...goldenInputs, current: null };

const asked = (changes: Partial<Changes>, inputs = withoutCurrent) => {
  const { before, after } = whatIf(inputs, { ...noChanges(inputs), ...changes });
  const values = (['hours', 'loaded', 'net', 'margin'] as const).map((key) => figureOf(after, key)?.value);
  return { before: figureOf(before, 'margin')?.value, values };
};

const presence = [true, false];

/** All combinations of what a service may have. */
const combinations = presence.flatMap((contract) =>
  presence.flatMap((budget) =>
    presence.flatMap((full) => presence.map((current) => ({ contract, budget, full, current }))),
  ),
);

describe('what if', () => {
  it.each(combinations)('nothing changes, both columns are equal: %o', (has) => {
    const agreed = goldenInputs.contract && {
      ...goldenInputs.contract,
      terms: {
        ...goldenInputs.contract.terms,
        square_feet: { ...goldenInputs.contract.terms.square_feet, vacant_full: null },
      },
    };
    const budgeted = goldenInputs.budget && {
      ...goldenInputs.budget,
      details: goldenInputs.budget.details.slice(1),
    };
    const inputs = {
      ...goldenInputs,
      contract: has.contract ? agreed : null,
      budget: has.budget ? budgeted : null,
      full: has.full ? goldenInputs.full : null,
      current: has.current ? goldenInputs.current : null,
    };
    const { before, after } = whatIf(inputs, noChanges(inputs));
    expect(after).toEqual(before);
    const shown = chainOf(inputs).find(({ key }) => key === (has.current ? 'current' : 'budget'));
    if (has.current || !has.full) expect(before).toEqual(shown);
  });

  it('nothing changes, it stays as it is', () => {
    const { before, after } = whatIf(goldenInputs, noChanges(goldenInputs));
    expect(after?.figures).toEqual(before?.figures);
    expect(asked({})).toEqual({ before: 3.1, values: [1147.45, 24_537.68, 28_740, 3.1] });
  });

  it.each<[string, Partial<Changes>, number[]]>([
    ['cleaners work for what is occupied', { for_occupied: true }, [1039.2, 22_292.58, 28_740, 11]],
    ['wages rise by a tenth', { wage_pct: 10 }, [1147.45, 26_991.44, 28_740, -5.4]],
    ['one wage is another', { wages: { 0: 16 } }, [1147.45, 23_481.16, 28_740, 6.8]],
    ['the burden is lower', { burden_pct: 20 }, [1147.45, 24_135.42, 28_740, 4.5]],
    ['the week has six days', { days_per_week: 6 }, [1376.94, 29_445.22, 28_740, -13.9]],
    ['the price rises', { list_price: 34_000 }, [1147.45, 24_537.68, 30_740, 9.4]],
    ['more is vacant', { occupied: 150_000, for_occupied: true }, [930.95, 20_047.47, 26_740, 12.7]],
  ])('%s', (_, changes, values) => {
    expect(asked(changes).values).toEqual(values);
  });

  it('labor stands in the budget alone', () => {
    const inputs = { ...withoutCurrent, full: null };
    expect(asked({ wage_pct: 10 }, inputs).values).toEqual([1147.45, 26_991.44, 28_740, -5.4]);
    expect(asked({ days_per_week: 6 }, inputs).values[0]).toBe(1376.94);
  });

  it('the wages are those of the lines that are asked about', () => {
    const current = goldenInputs.current && {
      ...goldenInputs.current,
      lines: goldenInputs.current.lines.map((line) => ({ ...line, wage_rate: 19 })),
    };
    const wages = (changes: Partial<Changes>, inputs = { ...goldenInputs, current }) =>
      whatIf(inputs, { ...noChanges(inputs), ...changes, wage_pct: 10 }).wages;
    expect(wages({})).toEqual([19, 19, 19]);
    expect(wages({ for_occupied: false })).toEqual([17, 21, 18]);
    expect(wages({}, { ...goldenInputs, full: null, current: null })).toEqual([17, 21, 18]);
  });

  it('start-up that is over does not begin again', () => {
    const startUpOn = (on: string) =>
      whatIf({ ...goldenInputs, on }, noChanges(goldenInputs)).details.filter(
        ({ type }) => type === 'supply_startup',
      ).length;
    expect([startUpOn('2027-12-31'), startUpOn('2028-01-01')]).toEqual([1, 0]);
  });

  it('both columns have the weeks of a month that a new budget would have', () => {
    const inputs = { ...goldenInputs, weeks_now: 44_000 };
    const { before, after } = whatIf(inputs, noChanges(inputs));
    expect(after).toEqual(before);
    expect(figureOf(after, 'hours')?.value).toBe(1056);
  });

  it.each<[Partial<Changes>, boolean]>([
    [{}, false],
    [{ wage_pct: 10, for_occupied: false }, false],
    [{ list_price: 34_000 }, true],
    [{ occupied: 150_000 }, true],
  ])('%o is about the contract: %s', (changes, expected) => {
    expect(isContractAsked(goldenInputs, { ...noChanges(goldenInputs), ...changes })).toBe(expected);
  });

  it('a day more is the next one from Monday on, a day less the last one', () => {
    const days = (days_per_week: number) =>
      whatIf(goldenInputs, { ...noChanges(goldenInputs), days_per_week }).lines?.[0]?.days;
    expect(days(6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(days(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(days(4)).toEqual([1, 2, 3, 4]);
  });

  it('says of the copy what is outside the usual', () => {
    const notes = (changes: Partial<Changes>, inputs = withoutCurrent) =>
      whatIf(inputs, { ...noChanges(inputs), ...changes }).margin?.notes;
    expect(notes({})).toEqual(['low_margin']);
    expect(notes({ list_price: 60_000 })).toEqual(['low_labor']);
    expect(notes({ wage_pct: 20 })).toEqual(['low_margin', 'high_labor']);
    expect(notes({}, { ...withoutCurrent, contract: null })).toBeUndefined();
  });
});
