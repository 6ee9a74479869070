export { addDays } from './civil-day.ts';
export { ruleFrom, ruleUntil } from './continue-rule.ts';
export { describeRule, type RuleDescription } from './describe-rule.ts';
export { cadenceOf, labelOf, type RecurrenceLabel, recurrenceLabels, startingOn } from './labels.ts';
export { nextAfterCompletion } from './next-after-completion.ts';
export { type Holidays, type Occurrence, occurrenceOn, occurrences } from './occurrences.ts';
export { datesTooLate, previewDates } from './preview-dates.ts';
export {
  type Cadence,
  type Frequency,
  frequencies,
  maxSkips,
  type RecurrenceRule,
  recurrenceRule,
  type ShiftRule,
  shiftRules,
} from './rule.ts';
export { ruleDates } from './rule-dates.ts';
export { type RuleText, ruleSentence, weekdayIn } from './rule-sentence.ts';
