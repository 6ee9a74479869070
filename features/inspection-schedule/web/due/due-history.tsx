import type { InspectionDue } from '#features/inspections/contract';
import { formatDate, useText } from '#platform/web/i18n/index';
import { EntryBody, Timeline, type TimelineEntry } from '#platform/web/ui/index';

/** Who has moved the day, and why; latest first. */
export const DueHistory = ({ timeline }: Pick<InspectionDue, 'timeline'>) => {
  const t = useText();
  const day = (value: unknown): string =>
    typeof value === 'string' ? formatDate(value) : t('inspection-schedule:change.nothing');
  const entries = timeline.toReversed().map((entry): TimelineEntry => {
    const [before, after] = entry.changes.due_on ?? [null, null];
    return {
      id: entry.id,
      kind: 'edit',
      at: entry.at,
      by: entry.actor?.name ?? null,
      title: t('inspection-schedule:change.entry', { before: day(before), after: day(after) }),
      body: entry.note ? <EntryBody note={entry.note} changes={[]} /> : undefined,
    };
  });
  return <Timeline entries={entries} />;
};
