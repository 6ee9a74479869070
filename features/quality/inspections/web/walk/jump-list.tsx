import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Inspection, type Score, shownScore } from '../../contract/index.ts';
import type { CurrentAnswers } from '../outbox/current-answers.ts';
import { progressOf, type Step, stepTitle } from './steps.ts';
import classes from './walk.module.css';

type Props = {
  steps: readonly Step[];
  entered: CurrentAnswers;
  snapshot: Inspection['snapshot'];
  score: Score;
  /** Index of the step where the person is; `steps.length` for what is said of the whole inspection. */
  position: number;
  onStep: (step: Step | null) => void;
};

/** The score of a section, or of one of its places. */
const scoreAt = ({ section_scores }: Score, { section, place }: Step): number | null => {
  const found = section_scores.find(({ section_id }) => section_id === section.id);
  if (!place) return found?.score ?? null;
  return found?.instances.find(({ instance }) => instance === place.key)?.score ?? null;
};

/** All sections with how far each is; a touch leads there. */
export const JumpList = memo(({ steps, entered, snapshot, score, position, onStep }: Props) => {
  const t = useText();
  return (
    <nav aria-label={t('inspections:walk.sections')}>
      <ol>
        {steps.map((step, at) => {
          const { total, answered, deficient, open } = progressOf(step.questions, entered, snapshot);
          const percent = scoreAt(score, step);
          return (
            <li key={step.key}>
              <UnstyledButton
                className={classes.jump}
                aria-current={at === position ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span className={classes.jumpName}>{stepTitle(step)}</span>
                <span className={classes.jumpFacts}>
                  {deficient > 0 && (
                    <span
                      className={classes.deficiencies}
                      title={t('inspections:walk.deficient', { count: deficient })}
                    >
                      <IconAlertTriangle
                        size={14}
                        aria-label={t('inspections:walk.deficient', { count: deficient })}
                      />
                      {deficient}
                    </span>
                  )}
                  {percent !== null && <span>{shownScore(percent)}</span>}
                  {open === 0 ? (
                    <IconCheck
                      size={16}
                      aria-label={t('inspections:walk.sectionDone')}
                      className={classes.done}
                    />
                  ) : (
                    <span>
                      <span aria-hidden>
                        {answered}/{total}
                      </span>
                      <VisuallyHidden>{t('inspections:walk.answered', { answered, total })}</VisuallyHidden>
                    </span>
                  )}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
        <li>
          <UnstyledButton
            className={classes.jump}
            aria-current={position === steps.length ? 'step' : undefined}
            onClick={() => onStep(null)}
          >
            <span className={classes.jumpName}>{t('inspections:walk.general')}</span>
          </UnstyledButton>
        </li>
      </ol>
    </nav>
  );
});
