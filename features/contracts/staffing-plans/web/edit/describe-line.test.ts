import { expect, it, vi } from 'vitest';
import type { Translate } from '#platform/web/i18n/index';
import { describeLine } from './describe-line.ts';
import { newLine } from './plan-values.ts';

const say: Translate = (key, values?: object) => [key, ...Object.values(values ?? {})].join(' ');

const line = { ...newLine([1, 2]), headcount: 10, shift_length_hours: 3.5, wage_rate: 15 };

it('says whatever changes in a line', () => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  const said = describeLine(line, say);
  expect(said).toContain('10 × 3.5 h');
  expect(said).toContain('$15.00');
  const others = [
    ...[{ wage_rate: 16 }, { days: [1] }, { start_time: '18:00' }, { zone: 'Lobby' }],
    ...[{ title: 'Lead' }, { shift: 'day' as const }, { schedule_type: 'other' as const }],
  ];
  for (const other of others) expect(describeLine({ ...line, ...other }, say)).not.toBe(said);
});

it('says nothing of a wage that is not typed yet', () => {
  expect(describeLine({ ...line, wage_rate: '' }, say)).not.toContain('wageIs');
});
