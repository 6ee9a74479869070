import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');

const script = `
  import { instantAt, wallOf } from '#platform/contract/zoned-time';
  import { previewDates, recurrenceRule } from './features/tasks/tasks/contract/recurrence/index.ts';
  const rule = recurrenceRule.parse({ freq: 'month', every: 1, month_mode: 'day_of_month', day: 31,
    start_on: '2027-01-31', shift_rule: 'previous_business_day' });
  const dates = previewDates(rule, '2027-01-01', 40, new Set(['2027-12-31']));
  const nights = ['2027-03-14', '2027-04-04', '2027-10-03', '2027-11-07'];
  const instants = nights.flatMap((night) =>
    ['America/New_York', 'Australia/Lord_Howe'].map((zone) => instantAt(night, '02:30', zone)));
  const walls = instants.map((instant) => wallOf(instant, 'America/Denver'));
  console.log(new Date(2027, 6, 1).getTimezoneOffset());
  console.log(JSON.stringify({ dates, instants, walls }));
`;

const runIn = async (zone: string): Promise<{ offset: string; answer: string }> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { TZ: zone },
  });
  const [offset = '', answer = ''] = stdout.trim().split('\n');
  return { offset, answer };
};

describe('recurrence in a process of any time zone', () => {
  it('says the same', { timeout: 30_000 }, async () => {
    const utc = await runIn('UTC');
    const auckland = await runIn('Pacific/Auckland');
    const losAngeles = await runIn('America/Los_Angeles');
    expect([utc.offset, auckland.offset, losAngeles.offset]).toEqual(['0', '-720', '420']);
    expect(JSON.parse(utc.answer).dates).toHaveLength(40);
    expect(auckland.answer).toBe(utc.answer);
    expect(losAngeles.answer).toBe(utc.answer);
  });
});
