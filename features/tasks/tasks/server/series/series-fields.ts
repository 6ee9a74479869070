import { isDeepStrictEqual } from 'node:util';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { derivedTitle, type RecurrenceRule, type taskEndpoints } from '../../contract/index.ts';
import type { SeriesRecord } from './series-repository.ts';

export type UpdateSeries = SignedInCall<(typeof taskEndpoints)['updateSeries']>;

/** The columns of a series that a change sets, apart from how it repeats. */
export const templateOf = (body: UpdateSeries['body']) => {
  const { scope: _scope, occurrence_date: _date, recurrence: _how, updated_at: _read, ...template } = body;
  return {
    ...template,
    title: body.title || derivedTitle(body.description),
    assignee_user_ids: body.assignee_user_ids.toSorted((a, b) => a - b),
  };
};

export const recurrenceOf = (series: SeriesRecord) => ({
  rule: series.rule,
  based_on: series.based_on,
  time_of_day: series.time_of_day,
  due_offset_days: series.due_offset_days,
  generate_ahead_days: series.generate_ahead_days,
});

/** The end of a series that another one continues cannot change: the dates after it belong to the other one. */
export const refuseOtherEnd = ({ continued_by, rule }: SeriesRecord, wanted: RecurrenceRule): void => {
  if (continued_by !== null && !isDeepStrictEqual(wanted.end, rule.end))
    throw invalid({ 'recurrence.rule.end': ['series_goes_on'] });
};

/** Adds to the skipped dates of a rule those whose tasks stay with the previous series. */
export const withoutSkipped = (rule: RecurrenceRule, held: readonly string[]): RecurrenceRule => ({
  ...rule,
  skip_dates: [...new Set([...rule.skip_dates, ...held])].toSorted(),
});
