import { type Say, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { RecordSection, recordEntries, Timeline, type TimelineKind, valueText } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import { AnswerHistory } from './answer-history.tsx';

type Entry = Inspection['timeline'][number];

const words = {
  'inspection.created': ['created', 'begun'],
  'inspection.updated': ['edit', 'updated'],
  'inspection.answered': ['edit', 'answered'],
  'inspection.signed': ['edit', 'signed'],
  'inspection.photos-added': ['file', 'photos'],
  'inspection.photo-deleted': ['file', 'photoDeleted'],
  'inspection.tenant-added': ['edit', 'tenantAdded'],
  'inspection.tenant-deleted': ['edit', 'tenantDeleted'],
  'inspection.shared': ['mail', 'shared'],
  'inspection.emailed': ['mail', 'emailed'],
  'share-link.revoked': ['mail', 'unshared'],
} as const satisfies Record<string, readonly [TimelineKind, string]>;

const titleOf = ({ action, from, to }: Entry, t: Say): { kind: TimelineKind; title: string } => {
  if (action === 'inspection.moved') {
    const reopened = from === 'finalized' || to === 'new';
    const status = to === 'pending' || to === 'completed' || to === 'finalized' ? to : 'new';
    return {
      kind: 'status',
      title: reopened ? t('inspections:history.reopened') : t(`inspections:history.${status}`),
    };
  }
  const known = Object.hasOwn(words, action) ? words[action as keyof typeof words] : undefined;
  const [kind, word] = known ?? (['edit', 'other'] as const);
  return { kind, title: t(`inspections:history.${word}`) };
};

const fields = [
  'general_comments',
  'accompanied_by',
  'visibility',
  'signature',
  'client_signature',
  'tenants',
  'answers',
  'emails',
] as const;

const fieldWord = (field: string, t: Say): string => {
  const known = fields.find((one) => one === field);
  return known ? t(`inspections:field.${known}`) : field;
};

const changesIn = ({ changes }: Entry, t: Say) =>
  Object.entries(changes)
    .filter(([field]) => fields.some((one) => one === field))
    .map(([field, [before, after]]) => ({
      label: fieldWord(field, t),
      before: valueText(before, t, () => undefined),
      after: valueText(after, t, () => undefined),
    }));

/** Everything that happened to the inspection, latest first. */
const ReportHistory = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const mayAnswer = useFlag('inspections.canEdit');
  const entries = recordEntries(inspection.timeline, (entry) => ({
    ...titleOf(entry, t),
    changes: changesIn(entry, t),
  }));
  return (
    <RecordSection id="inspection-history" title={t('inspections:report.history')} titleSpace="sm">
      <Timeline entries={entries} zone={inspection.building.time_zone} />
      {mayAnswer && <AnswerHistory inspection={inspection} />}
    </RecordSection>
  );
};

export default ReportHistory;
