import type { DailyReport } from '../../contract/index.ts';

type Entry = Pick<DailyReport['timeline'][number], 'action' | 'changes'>;

const fields = [
  ...(['general_comments', 'shift_start', 'shift_end', 'headcount_planned', 'headcount_present'] as const),
  ...(['alarm_time', 'doors', 'incident', 'photos', 'shown', 'hidden', 'emails'] as const),
];

/** The changed fields with the values before and after. What came too late is the value before: the one that the log found
 * there stands. */
export const historyChanges = ({ action, changes }: Entry) =>
  fields
    .filter((field) => Object.hasOwn(changes, field))
    .map((field) => {
      const [found, stated] = changes[field] ?? [null, null];
      const [before, after] = action === 'daily-report.superseded' ? [stated, found] : [found, stated];
      return { field, before, after };
    });
