import type { InspectionDue } from '#features/quality/inspections/contract';
import { formatDate, useText } from '#platform/web/i18n/index';
import { recordEntries, Timeline } from '#platform/web/ui/index';

/** Who has moved the day, and why; latest first. */
export const DueHistory = ({ timeline }: Pick<InspectionDue, 'timeline'>) => {
  const t = useText();
  const day = (value: unknown): string =>
    typeof value === 'string' ? formatDate(value) : t('inspection-schedule:change.nothing');
  const entries = recordEntries(timeline, (entry) => {
    const [before, after] = entry.changes.due_on ?? [null, null];
    return {
      kind: 'edit',
      title: t('inspection-schedule:change.entry', { before: day(before), after: day(after) }),
    };
  });
  return <Timeline entries={entries} />;
};
