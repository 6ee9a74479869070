import { expect, it } from 'vitest';
import { seriesExportWords } from '../../contract/series/series-export-words.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

it.each([
  ['en', en],
  ['es', es],
] as const)('an exported file says what the list of series says (%s)', (locale, { series, field }) => {
  const { list, status, afterWork, rule, header } = seriesExportWords[locale];
  expect({ list, status, afterWork }).toEqual({
    list: series.list.label,
    status: series.status,
    afterWork: series.list.afterWork,
  });
  expect(series).toMatchObject(rule);
  const { job_number: _, rate, on_time: _done, due: _due, rule: repeats, next_date, ...shown } = header;
  expect(field).toMatchObject(shown);
  expect({ repeats, next_date }).toEqual({ repeats: series.repeats, next_date: series.list.next });
  expect(rate.startsWith(series.list.onTime)).toBe(true);
});
