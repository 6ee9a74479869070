import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale, formatDateTime, useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { askedOf, type GivenAnswer, type Inspection, nameOfAsked, sayAnswer } from '../../contract/index.ts';
import { answerHistoryQuery } from '../inspection-query.ts';
import classes from './report.module.css';

/** The answers of each question, in the order of the inspection. */
const byQuestion = ({ snapshot, places, only }: Inspection, given: readonly GivenAnswer[]) =>
  askedOf(snapshot, places, only).flatMap((asked) => {
    const answers = given.filter((one) => nameOfAsked(one) === nameOfAsked(asked));
    return answers.length > 0 ? [{ asked, answers }] : [];
  });

const Given = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(answerHistoryQuery(inspection.id));
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const asked = byQuestion(inspection, data);
  if (asked.length === 0) return <Text c="dimmed">{t('inspections:report.oneAnswerEach')}</Text>;
  return (
    <ul className={classes.replaced}>
      {asked.map(({ asked: { question, place, section }, answers }) => (
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
                  : sayAnswer(question, one.value, inspection.snapshot, currentLocale())) ||
                  t('inspections:report.unanswered')}
                <Text size="sm" c="dimmed">
                  {[
                    at === 0 && t('inspections:report.stands'),
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
    </ul>
  );
};

/** The history of questions with more than one answer, from several people or one who changed it: who gave each answer, and which
 * one stands. */
export const AnswerHistory = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (open) return <Given inspection={inspection} />;
  return (
    <Button mt="sm" variant="default" data-no-print onClick={() => setOpen(true)}>
      {t('inspections:report.showReplaced')}
    </Button>
  );
};
