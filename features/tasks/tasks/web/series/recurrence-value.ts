import { cadenceOf, type Recurrence, type RecurrenceLabel, startingOn } from '../../contract/index.ts';

export type Repeats = 'none' | RecurrenceLabel;

const plainRule = { end: { kind: 'never' as const }, shift_rule: 'none' as const, skip_dates: [] };

const plain = {
  based_on: 'scheduled' as const,
  time_of_day: null,
  due_offset_days: 0,
  generate_ahead_days: 60,
};

/** The recurrence of a label; `custom` keeps the current one. */
export const recurrenceFor = (
  label: RecurrenceLabel,
  startOn: string,
  before: Recurrence | null,
): Recurrence => {
  const { rule, ...how } = before ?? { ...plain, rule: null };
  if (label === 'custom' && rule) return { rule: startingOn(rule, startOn), ...how };
  const { end, shift_rule, skip_dates } = rule ?? plainRule;
  const cadence = cadenceOf(label === 'custom' ? 'weekly' : label, startOn);
  return { rule: { ...cadence, start_on: startOn, end, shift_rule, skip_dates }, ...how };
};
