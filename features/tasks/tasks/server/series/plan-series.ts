import { instantAt } from '#platform/contract/zoned-time';
import { dateAt } from '#platform/server/clock/dates';
import { addDays, type Holidays, type Occurrence, occurrences, previewDates } from '../../contract/index.ts';
import type { NewOccurrence } from './occurrence-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

const endOfDay = '23:59';

type Dated = Pick<SeriesRecord, 'zone' | 'time_of_day' | 'due_offset_days'>;

/** Days and status of the task of one date: shown on its day, due `due_offset_days` later, both at the building. */
export const datesOfTask = (series: Dated, shownOn: string, now: Date) => ({
  scheduled_on: shownOn,
  due_at: instantAt(addDays(shownOn, series.due_offset_days), series.time_of_day ?? endOfDay, series.zone),
  status: shownOn > dateAt(now, series.zone) ? ('scheduled' as const) : ('open' as const),
});

export const newOccurrence = (
  series: SeriesRecord,
  { occurrence_date, shown_on }: Occurrence,
  now: Date,
): NewOccurrence => {
  const { due_at, status } = datesOfTask(series, shown_on, now);
  return { series_id: series.id, occurrence_date, shown_on, due_at, status };
};

/** The first date of the rule that lies on a day or after it. */
export const firstDate = (series: Pick<SeriesRecord, 'rule'>, from: string): string | null =>
  previewDates(series.rule, from, 1)[0]?.occurrence_date ?? null;

export type Plan = { series: SeriesRecord; dates: Occurrence[]; next_on: string | null };

/** The dates from `next_on` to as far ahead as the series says; `atLeastOne` reaches further for the first. */
export const planSeries = (
  series: SeriesRecord,
  now: Date,
  holidays: Holidays,
  { atLeastOne = false } = {},
): Plan => {
  if (series.next_on === null) return { series, dates: [], next_on: null };
  const today = dateAt(now, series.zone);
  const ahead = addDays(today, series.generate_ahead_days);
  const [first] = atLeastOne ? previewDates(series.rule, series.next_on, 1, holidays, today) : [];
  const last = first && first.occurrence_date > ahead ? first.occurrence_date : ahead;
  if (series.next_on > last) return { series, dates: [], next_on: series.next_on };
  return {
    series,
    dates: [...occurrences(series.rule, series.next_on, last, holidays, today)],
    next_on: firstDate(series, addDays(last, 1)),
  };
};
