import { type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import { type DailyReport, reportTransitions } from '../../contract/index.ts';
import { historyChanges } from './history-changes.ts';

type Entry = DailyReport['timeline'][number];

const words = {
  'daily-report.created': ['created', 'begun'],
  'daily-report.updated': ['edit', 'updated'],
  'daily-report.superseded': ['edit', 'superseded'],
  'daily-report.checked': ['edit', 'checked'],
  'daily-report.photos-added': ['file', 'photos'],
  'daily-report.photo-updated': ['file', 'photoUpdated'],
  'daily-report.photo-deleted': ['file', 'photoDeleted'],
  'daily-report.incident-saved': ['edit', 'incident'],
  'daily-report.incident-deleted': ['edit', 'incidentDeleted'],
  'daily-report.task-made': ['created', 'taskMade'],
  'daily-report.shown': ['edit', 'shown'],
  'daily-report.shared': ['file', 'shared'],
  'daily-report.emailed': ['file', 'emailed'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

const titleOf = (entry: Entry, t: Translate): { kind: TimelineKind; title: string } => {
  const transition = reportTransitions.transitionOf(entry);
  const known = Object.hasOwn(words, entry.action) ? words[entry.action as keyof typeof words] : undefined;
  const [kind, word] = transition ? (['status', transition] as const) : (known ?? ['edit', 'other']);
  return { kind, title: t(`daily-reports:history.${word}`) };
};

const changesIn = (entry: Entry, t: Translate) =>
  historyChanges(entry).map(({ field, before, after }) => ({
    label: t(`daily-reports:field.${field}`),
    before: valueText(before, t, () => undefined),
    after: valueText(after, t, () => undefined),
  }));

/** Everything that happened to the report, latest first. */
const ReportHistory = ({ report }: { report: DailyReport }) => {
  const t = useText();
  const entries = recordEntries(report.timeline, (entry) => ({
    ...titleOf(entry, t),
    changes: changesIn(entry, t),
  }));
  return (
    <RecordSection id="report-history" title={t('daily-reports:report.history')} titleSpace="sm">
      <Timeline entries={entries} zone={report.building.time_zone} />
    </RecordSection>
  );
};

export default ReportHistory;
