import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale, formatDateTime, type Translate, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import {
  LoadProblem,
  RecordSection,
  RowsSkeleton,
  recordEntries,
  Timeline,
  type TimelineKind,
  valueText,
} from '#platform/web/ui/index';
import {
  describeAnswer,
  type Inspection,
  nameOfQuestion,
  type PastAnswer,
  placedQuestions,
} from '../../contract/index.ts';
import { answerHistoryQuery } from '../inspection-query.ts';
import classes from './report.module.css';

/** The answers of each question, in the order of the inspection. */
const byQuestion = ({ snapshot, places, only }: Inspection, entered: readonly PastAnswer[]) =>
  placedQuestions(snapshot, places, only).flatMap((placed) => {
    const answers = entered.filter((one) => nameOfQuestion(one) === nameOfQuestion(placed));
    return answers.length > 0 ? [{ placed, answers }] : [];
  });

const CurrentAnswer = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(answerHistoryQuery(inspection.id));
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const placed = byQuestion(inspection, data);
  if (placed.length === 0) return <Text c="dimmed">{t('inspections:report.oneAnswerEach')}</Text>;
  return (
    <Stack component="ul" className={classes.replaced} m="8px 0 0">
      {placed.map(({ placed: { question, place, section }, answers }) => (
        <li key={`${question.id} ${place?.key ?? ''}`}>
          <Text fw={500}>{question.label}</Text>
          <Text size="sm" c="dimmed">
            {[section.title, place?.name].filter(Boolean).join(' · ')}
          </Text>
          <ol>
            {answers.map((one, at) => (
              <li key={`${one.answered_at} ${one.answered_by?.id}`} data-stands={at === 0 || undefined}>
                {(one.na
                  ? t('inspections:report.notApplicable')
                  : describeAnswer(question, one.value, inspection.snapshot, currentLocale())) ||
                  t('inspections:report.unanswered')}
                <Text size="sm" c="dimmed">
                  {[
                    at === 0 && t('inspections:report.current'),
                    one.answered_by?.name,
                    formatDateTime(one.answered_at, inspection.building.time_zone),
                    one.comment,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </Stack>
  );
};

/** The history of questions with more than one answer, from several people or one who changed it: who gave each answer, and which
 * one stands. */
const AnswerHistory = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (open) return <CurrentAnswer inspection={inspection} />;
  return (
    <Button mt="sm" variant="default" data-no-print onClick={() => setOpen(true)}>
      {t('inspections:report.showReplaced')}
    </Button>
  );
};

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

const titleOf = ({ action, from, to }: Entry, t: Translate): { kind: TimelineKind; title: string } => {
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

const fieldWord = (field: string, t: Translate): string => {
  const known = fields.find((one) => one === field);
  return known ? t(`inspections:field.${known}`) : field;
};

const changesIn = ({ changes }: Entry, t: Translate) =>
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
