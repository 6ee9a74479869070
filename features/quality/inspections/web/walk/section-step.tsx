import { Button, Group, Text, Title } from '@mantine/core';
import { IconArrowRight, IconChecks } from '@tabler/icons-react';
import { startTransition, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type EarlierAnswer, type Inspection, markAll } from '../../contract/index.ts';
import { type CurrentAnswers, noAnswer } from '../outbox/current-answers.ts';
import { QuestionRow } from './question-row.tsx';
import { type Step, stepTitle } from './steps.ts';
import type { Act } from './use-act.ts';
import classes from './walk.module.css';

type Props = {
  step: Step;
  entered: CurrentAnswers;
  inspection: Inspection;
  earlier: ReadonlyMap<string, EarlierAnswer>;
  act: Act;
  mayAnswer: boolean;
  current: string | null;
  onCurrent: (name: string) => void;
  onForward: () => void;
  /** The step after this one; undefined when only the whole inspection is left to speak of. */
  next: Step | undefined;
};

/** How many questions one touch would answer. */
const unmarked = (
  { section, place, questions }: Step,
  entered: CurrentAnswers,
  { snapshot }: Inspection,
): number => {
  const inForce = questions.map((question) => ({
    ...question,
    ...(entered.get(question.name) ?? noAnswer),
  }));
  return markAll(questions, { section_id: section.id, instance: place?.key ?? '' }, inForce, snapshot).length;
};

/** Questions that fill a screen. */
const atOnce = 5;

/** At first the questions down to the last touched one, and at least a screen of them; a moment later all, drawn in short pieces.
 * Drawn at once, a long section would block touches on a slow phone for a third of a second. */
const useDrawn = ({ questions }: Step, current: string | null): Step['questions'] => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  const needed = questions.findIndex(({ name }) => name === current) + 2;
  return isDrawn ? questions : questions.slice(0, Math.max(atOnce, needed));
};

/** One section at one place. */
export const SectionStep = ({
  step,
  entered,
  inspection,
  earlier,
  act,
  mayAnswer,
  current,
  onCurrent,
  onForward,
  next,
}: Props) => {
  const t = useText();
  const drawn = useDrawn(step, current);
  const marks = inspection.can.mark_all && mayAnswer ? unmarked(step, entered, inspection) : 0;
  return (
    <section aria-labelledby="step-title">
      <Group className={classes.stepHead} gap="8px 16px" align="flex-start" justify="space-between">
        <div>
          <Title order={2} id="step-title">
            {stepTitle(step)}
          </Title>
          {step.section.instructions && (
            <Text size="sm" c="dimmed">
              {step.section.instructions}
            </Text>
          )}
        </div>
        {marks > 0 && (
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            onClick={() => void act.markSection(step)}
          >
            {t('inspections:walk.markAll', { count: marks })}
          </Button>
        )}
      </Group>
      <ol
        className={classes.questions}
        onFocusCapture={({ target }) => {
          const name = target.closest('[data-question]')?.getAttribute('data-question');
          if (name && name !== current) onCurrent(name);
        }}
      >
        {drawn.map((question) => (
          <QuestionRow
            key={question.name}
            question={question}
            entered={entered.get(question.name) ?? noAnswer}
            snapshot={inspection.snapshot}
            zone={inspection.building.time_zone}
            mayAnswer={mayAnswer}
            current={question.name === current}
            earlier={earlier.get(question.name)}
            act={act}
          />
        ))}
      </ol>
      {drawn.length === step.questions.length && (
        <Group className={classes.forward}>
          <Button
            variant="subtle"
            rightSection={<IconArrowRight size={18} aria-hidden />}
            onClick={onForward}
            data-forward
          >
            {next
              ? t('inspections:walk.forward', { section: stepTitle(next) })
              : t('inspections:walk.general')}
          </Button>
        </Group>
      )}
    </section>
  );
};
