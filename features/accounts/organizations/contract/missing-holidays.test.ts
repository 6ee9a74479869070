import { expect, it } from 'vitest';
import { missingHolidays } from './holidays.ts';

const holiday = (date: string, name: string) => ({ date, name });
const thanksgiving = holiday('2027-11-25', 'Thanksgiving');

it.each([
  ['come on the same date', [holiday('2027-12-25', 'Christmas')], [holiday('2028-12-25', 'Christmas')]],
  ['of other years stay away', [holiday('2026-12-25', 'Christmas')], []],
  ['leave a date that has a name already', [thanksgiving, holiday('2028-11-25', 'Open house')], []],
  ['leave one that has its new date already', [thanksgiving, holiday('2028-11-23', 'thanksgiving')], []],
  [
    'come as often as they did',
    [holiday('2027-12-24', 'Break'), holiday('2027-12-25', 'Break'), holiday('2028-12-24', 'Break')],
    [holiday('2028-12-25', 'Break')],
  ],
])('holidays of a year %s', (_, all, missing) => expect(missingHolidays(all, 2027)).toEqual(missing));

it('holidays of February 29 come on the last day of February, once', () => {
  const leap = [holiday('2028-02-28', 'Winter'), holiday('2028-02-29', 'Leap day')];
  expect(missingHolidays(leap, 2028)).toEqual([holiday('2029-02-28', 'Winter')]);
  expect(missingHolidays(leap.slice(1), 2028)).toEqual([holiday('2029-02-28', 'Leap day')]);
});
