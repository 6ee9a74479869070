import { Box, Group, Stack, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { showSuccess } from '#platform/web/feedback/index';
import { useMessageText } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords } from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import { type AnswerGap, answerGaps, type Inspection } from '../../contract/index.ts';
import { noAnswer, photoCount } from '../outbox/current-answers.ts';
import { type Question, stepTitle } from '../walk/steps.ts';
import type { Walked } from '../walk/use-inspection.ts';
import { afterCompleting } from './after-completing.ts';
import classes from './complete.module.css';
import { CompleteForm } from './complete-form.tsx';
import { deficienciesOf } from './decisions.ts';

type Gap = { question: Question; lacks: readonly AnswerGap[] };

/** What is still missing, each with the way to it. */
const GapList = ({ gaps, onJump }: { gaps: readonly Gap[]; onJump: (question: Question) => void }) => {
  const t = useText();
  const messageText = useMessageText();
  return (
    <>
      <Group component="p" gap="xs" wrap="nowrap" m="0 0 8px" fw={500}>
        <IconAlertTriangle size={20} aria-hidden />
        {t('inspections:complete.missing', { count: gaps.length })}
      </Group>
      <ul>
        {gaps.map(({ question, lacks }) => (
          <li key={question.name}>
            <UnstyledButton className={classes.gap} onClick={() => onJump(question)}>
              <Stack component="span" flex={1} miw={0} data-breaks gap={0}>
                <span>{question.question.label}</span>
                <Box component="span" c="dimmed" fz="sm">
                  {stepTitle(question)} · {lacks.map((code) => messageText(code)).join(' ')}
                </Box>
              </Stack>
              <IconChevronRight size={18} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
};

type Props = {
  walked: Walked;
  questions: readonly Question[];
  onJump: (question: Question) => void;
  onClose: () => void;
};

/** The end of a walk: first what is missing, with the way to it; then what becomes of what was found. */
export const CompleteDialog = ({ walked, questions, onJump, onClose }: Props) => {
  const t = useText();
  const go = useGo();
  const { inspection, entered } = walked;
  const gaps = questions.flatMap((question) => {
    const one = entered.get(question.name) ?? noAnswer;
    const lacks = answerGaps(question, { ...one, photos: photoCount(one) }, inspection.snapshot);
    return lacks.length > 0 ? [{ question, lacks }] : [];
  });
  const done = (outcome: Outcome<Inspection>) => {
    onClose();
    if (!outcome.sent) return showSuccess(savedWords(outcome));
    showSuccess(t('inspections:complete.done', { number: outcome.answer.number }));
    void go(afterCompleting(outcome.answer));
  };
  return (
    <Dialog form size="lg" title={t('inspections:complete.title')} onClose={onClose}>
      {gaps.length > 0 ? (
        <GapList gaps={gaps} onJump={onJump} />
      ) : (
        <CompleteForm walked={walked} deficiencies={deficienciesOf(questions, entered)} onDone={done} />
      )}
    </Dialog>
  );
};
