import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/contract/add-days';
import { ageBuckets, bucketOf, bucketStarts, daysPast } from './ageing.ts';

describe('the age of what is owed', () => {
  it('is 44 days and stands at 31 to 60 in the worked case', () => {
    expect(daysPast('2027-06-01', '2027-07-15')).toBe(44);
    expect(bucketOf('2027-06-01', '2027-07-15')).toBe('31-60');
  });

  it.each([
    [-30, 'current'],
    [0, 'current'],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, '91+'],
    [4000, '91+'],
  ])('%i days past due are %s', (days, bucket) => {
    expect(bucketOf('2027-01-31', addDays('2027-01-31', days))).toBe(bucket);
  });

  it('begins each bucket where the last one ends', () => {
    for (const bucket of ageBuckets) {
      const start = bucketStarts[bucket];
      if (start !== null) expect(bucketOf('2027-01-01', addDays('2027-01-01', start))).toBe(bucket);
    }
  });
});
