import { formatWallTime } from '#platform/web/i18n/clock-words';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import type { ProjectStatus, SpecialProject } from '../../contract/index.ts';

type Entry = SpecialProject['timeline'][number];

const words = {
  'special-project.created': ['created', 'created'],
  'special-project.updated': ['edit', 'updated'],
  'special-project.scheduler-added': ['edit', 'scheduler-added'],
  'special-project.scheduler-removed': ['edit', 'scheduler-removed'],
  'special-project.manager-added': ['edit', 'manager-added'],
  'special-project.manager-removed': ['edit', 'manager-removed'],
  'special-project.schedule-added': ['edit', 'schedule-added'],
  'special-project.schedule-removed': ['edit', 'schedule-removed'],
  'special-project.occurrence-moved': ['edit', 'occurrence-moved'],
  'special-project.cost-noted': ['edit', 'cost-noted'],
  'special-project.cost-changed': ['edit', 'cost-changed'],
  'special-project.cost-removed': ['edit', 'cost-removed'],
  'special-project.files-added': ['file', 'files-added'],
  'special-project.noted': ['comment', 'noted'],
  'special-project.note-deleted': ['edit', 'note-deleted'],
  'special-project.file-updated': ['edit', 'file-updated'],
  'special-project.file-deleted': ['edit', 'file-deleted'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

/** Fields whose values say something as they are. */
const shown = [
  'title',
  'description',
  'building_tenants',
  'vendor',
  'price',
  'additional_time',
  'po_number',
  'requested_by',
  'source',
  'scheduled_date',
  'scheduled_time',
  'due_date',
  'internal_notes',
  'recurs_from',
  'cost',
  'unit_cost',
  'files',
] as const;

const days: readonly string[] = ['scheduled_date', 'due_date', 'recurs_from'];

const titleOf = ({ action, to }: Entry, t: Translate): { kind: TimelineKind; title: string } => {
  if (action === 'special-project.moved' && to !== null) {
    const status = t(`special-projects:status.${to as ProjectStatus}`);
    return { kind: 'status', title: t('special-projects:history.moved', { status }) };
  }
  const known = Object.hasOwn(words, action) ? words[action as keyof typeof words] : undefined;
  const [kind, word] = known ?? (['edit', 'updated'] as const);
  return { kind, title: t(`special-projects:history.${word}`) };
};

const changesIn = ({ changes }: Entry, t: Translate) =>
  shown.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const [before, after] = change;
    const format = days.includes(field)
      ? formatDate
      : field === 'scheduled_time'
        ? formatWallTime
        : undefined;
    const inWords = (value: unknown) => (typeof value === 'string' ? format?.(value) : undefined);
    const describe = (value: unknown) => valueText(value, t, inWords);
    return [
      { label: t(`special-projects:field.${field}`), before: describe(before), after: describe(after) },
    ];
  });

/** Everything that happened to the project, latest first. */
export const ProjectHistory = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const entries = recordEntries(project.timeline, (entry) => ({
    ...titleOf(entry, t),
    changes: changesIn(entry, t),
  }));
  return (
    <RecordSection id="project-history" title={t('special-projects:history.title')} titleSpace="sm">
      <Timeline entries={entries} zone={project.time_zone} />
    </RecordSection>
  );
};
