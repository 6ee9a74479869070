import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { Columns, PageHeader, StatusChip } from '#platform/web/ui/index';
import { type Inspection, nameOfQuestion, scoreOf } from '../../contract/index.ts';
import { earlierAnswersQuery } from '../inspection-query.ts';
import { scoredAnswers } from '../outbox/current-answers.ts';
import { GeneralStep } from './general-step.tsx';
import { JumpList } from './jump-list.tsx';
import { SectionStep } from './section-step.tsx';
import { nextOpen, progressOf, type Step, stepsOf } from './steps.ts';
import { useAct } from './use-act.ts';
import type { Walked } from './use-inspection.ts';
import { useKeys } from './use-keys.ts';
import { useWay } from './use-way.ts';
import classes from './walk.module.css';
import { WalkBar } from './walk-bar.tsx';
import { WalkNotice } from './walk-notice.tsx';
import { WalkStrip } from './walk-strip.tsx';

// Dialogs follow the walk, because there may be no network by the time they are opened.
const [CompleteDialog, preloadCompletion] = lazyPart(async () => ({
  default: (await import('../complete/complete-dialog.tsx')).CompleteDialog,
}));

const [JumpSheet, preloadSheet] = lazyPart(async () => ({
  default: (await import('./jump-sheet.tsx')).JumpSheet,
}));

const preloadDialogs = () => Promise.all([preloadCompletion(), preloadSheet()]);

/** Without the building where the job has the same name. */
const siteOf = ({ job: { job_number, job_name }, building }: Inspection): string =>
  [`${job_number} ${job_name}`, ...(building.name === job_name ? [] : [building.name])].join(' · ');

/** Walking an inspection: one section after another, each question answered by a touch. */
export const Walk = ({ walked }: { walked: Walked }) => {
  const t = useText();
  const { inspection, entered } = walked;
  const { snapshot, places, only } = inspection;
  const steps = useMemo(() => stepsOf({ snapshot, places, only }), [snapshot, places, only]);
  const questions = useMemo(() => steps.flatMap((step) => step.questions), [steps]);
  const { user } = useSession();
  const act = useAct(walked);
  usePreload(preloadDialogs);
  const way = useWay(steps);
  const [jumping, setJumping] = useState(false);
  const [completing, setCompleting] = useState(false);
  const { data: before } = useQuery({
    ...earlierAnswersQuery(inspection.id),
    enabled: walked.isSent && inspection.parent === null,
  });
  const earlier = useMemo(
    () => new Map((inspection.parent ?? before)?.answers.map((one) => [nameOfQuestion(one), one])),
    [inspection.parent, before],
  );
  // The touched answer is drawn first, what is counted from all of them a moment later.
  const counted = useDeferredValue(entered);
  const score = useMemo(() => scoreOf(snapshot, scoredAnswers(counted)), [snapshot, counted]);
  const whole = useMemo(() => progressOf(questions, counted, snapshot), [questions, counted, snapshot]);
  const mayAnswer = inspection.can.update && inspection.status !== 'finalized';
  useKeys({ questions, snapshot, current: way.current, enabled: mayAnswer, act, onMoved: way.toQuestion });
  const toNext = () => {
    const next = nextOpen(questions, entered, snapshot, way.current);
    if (next) way.toQuestion(next);
    else setCompleting(true);
  };
  const { toStep } = way;
  const jumpTo = useCallback(
    (step: Step | null) => {
      setJumping(false);
      toStep(step);
    },
    [toStep],
  );
  const jump = (
    <JumpList
      steps={steps}
      snapshot={snapshot}
      score={score}
      entered={counted}
      position={way.position}
      onStep={jumpTo}
    />
  );
  const mayComplete = inspection.allowed_transitions.includes('complete') && !walked.isCompleting;
  const complete = () => setCompleting(true);
  const bar = (
    <WalkBar
      open={whole.open}
      whole={whole.lacking === 0}
      mayComplete={mayComplete}
      onNext={toNext}
      onJump={() => setJumping(true)}
      onComplete={complete}
    />
  );
  return (
    <Box maw={1120}>
      <PageHeader
        title={inspection.template.name}
        chip={
          inspection.status !== 'new' && (
            <StatusChip status={inspection.status} label={t(`inspections:status.${inspection.status}`)} />
          )
        }
        subtitle={siteOf(inspection)}
      />
      <WalkNotice walked={walked} mayAnswer={mayAnswer} />
      <WalkStrip inspection={inspection} progress={whole} score={score} />
      <Columns className={classes.columns} columns="300px minmax(0, 1fr)" gap={24} align="start">
        <Stack className={classes.side} gap="sm">
          {mayAnswer && bar}
          {jump}
          {mayAnswer && user.shortcuts && (
            <Text size="xs" c="dimmed" my="md">
              {t('inspections:walk.keys')}
            </Text>
          )}
        </Stack>
        <div>
          {way.step ? (
            <SectionStep
              key={way.step.key}
              step={way.step}
              entered={entered}
              inspection={inspection}
              earlier={earlier}
              act={act}
              mayAnswer={mayAnswer}
              current={way.current}
              onCurrent={way.setCurrent}
              onForward={way.forward}
              next={way.next}
            />
          ) : (
            <GeneralStep
              inspection={inspection}
              act={act}
              mayAnswer={mayAnswer}
              onComplete={mayComplete ? complete : undefined}
            />
          )}
        </div>
      </Columns>
      {mayAnswer && <div className={classes.thumb}>{bar}</div>}
      <Suspense>{jumping && <JumpSheet onClose={() => setJumping(false)}>{jump}</JumpSheet>}</Suspense>
      <Suspense>
        {completing && (
          <CompleteDialog
            walked={walked}
            questions={questions}
            onJump={(question) => {
              setCompleting(false);
              way.toQuestion(question);
            }}
            onClose={() => setCompleting(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};
