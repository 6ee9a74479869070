import { describe, expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import type { RecurrenceRule } from './rule.ts';
import { type RuleLanguage, ruleSentence } from './rule-sentence.ts';

const language = (intl: string, texts: object): RuleLanguage => ({
  intl,
  say: (text, values = {}) =>
    textOf(texts as typeof en, ['series', ...text.split('.')], intl, values) ?? text,
});

const languages = [language('en-US', en), language('es-US', es)];

const always = {
  every: 1,
  month_mode: 'day_of_month' as const,
  shift_rule: 'none' as const,
  skip_dates: [],
  end: { kind: 'never' as const },
};

const monthly = (day: number, every = 1): RecurrenceRule => ({
  ...always,
  freq: 'month',
  start_on: '2026-01-31',
  day,
  every,
});

const yearly = (start_on: string, day: number): RecurrenceRule => ({
  ...always,
  freq: 'year',
  start_on,
  day,
});

const cases: [RecurrenceRule, string, string][] = [
  [monthly(31), 'Every month on the 31st (or last day)', 'Cada mes, el día 31 (o el último)'],
  [monthly(28), 'Every month on the 28th', 'Cada mes, el día 28'],
  [monthly(1, 3), 'Every 3 months on the 1st', 'Cada 3 meses, el día 1'],
  [monthly(22), 'Every month on the 22nd', 'Cada mes, el día 22'],
  [monthly(3), 'Every month on the 3rd', 'Cada mes, el día 3'],
  [monthly(11), 'Every month on the 11th', 'Cada mes, el día 11'],
  [yearly('2026-01-31', 31), 'Every year on the 31st of January', 'Cada año, el día 31 de enero'],
  [
    yearly('2028-02-29', 29),
    'Every year on the 29th (or last day) of February',
    'Cada año, el día 29 (o el último) de febrero',
  ],
];

describe('a rule in words', () => {
  it.each(cases)('names the day as people say it, %#', (rule, english, spanish) => {
    expect(languages.map((one) => ruleSentence(rule, 'scheduled', one))).toEqual([english, spanish]);
  });
});
