import { type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import { type ActionLog, actionLogTransitions, actionTypes } from '../../contract/index.ts';

type Entry = ActionLog['timeline'][number];

const words = {
  'action-log.created': ['created', 'begun'],
  'action-log.saved': ['edit', 'saved'],
  'action-log.entry-added': ['created', 'added'],
  'action-log.entry-updated': ['edit', 'updated'],
  'action-log.entry-deleted': ['edit', 'removed'],
  'action-log.photos-added': ['file', 'photos'],
  'action-log.photo-updated': ['file', 'photoUpdated'],
  'action-log.photo-deleted': ['file', 'photoDeleted'],
  'action-log.task-added': ['created', 'task'],
  'action-log.shown': ['edit', 'shown'],
  'action-log.shared': ['file', 'shared'],
  'action-log.emailed': ['file', 'emailed'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

const titleOf = (entry: Entry, t: Translate): { kind: TimelineKind; title: string } => {
  const transition = actionLogTransitions.transitionOf(entry);
  const known = Object.hasOwn(words, entry.action) ? words[entry.action as keyof typeof words] : undefined;
  const [kind, word] = transition ? (['status', transition] as const) : (known ?? ['edit', 'other']);
  return { kind, title: t(`action-logs:history.${word}`) };
};

const fields = [
  'entry',
  'comment',
  'shift_start',
  'shift_end',
  'description',
  'requested_by',
  'task',
  'visibility',
  'emails',
] as const;

const kindWord = (value: unknown, t: Translate): string | undefined => {
  const kind = actionTypes.find((one) => one === value);
  return kind && t(`action-logs:type.${kind}`);
};

const changesIn = ({ changes }: Entry, t: Translate) =>
  fields.flatMap((name) => {
    const change = changes[name];
    if (!change) return [];
    const describe = (value: unknown) => valueText(value, t, (one) => kindWord(one, t));
    return [
      { label: t(`action-logs:field.${name}`), before: describe(change[0]), after: describe(change[1]) },
    ];
  });

/** Everything that happened to the log, latest first. */
const LogHistory = ({ log }: { log: Pick<ActionLog, 'timeline' | 'building'> }) => {
  const t = useText();
  const entries = recordEntries(log.timeline, (entry) => ({
    ...titleOf(entry, t),
    changes: changesIn(entry, t),
  }));
  return (
    <RecordSection id="action-log-history" title={t('action-logs:log.history')} titleSpace="sm">
      <Timeline entries={entries} zone={log.building.time_zone} />
    </RecordSection>
  );
};

export default LogHistory;
