import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useMessageText } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { AnswerGap } from '../../contract/index.ts';
import { type Question, stepTitle } from '../walk/steps.ts';
import classes from './complete.module.css';

export type Gap = { question: Question; lacks: readonly AnswerGap[] };

/** What is still missing, each with the way to it. */
export const GapList = ({ gaps, onJump }: { gaps: readonly Gap[]; onJump: (question: Question) => void }) => {
  const t = useText();
  const messageText = useMessageText();
  return (
    <>
      <p className={classes.missing}>
        <IconAlertTriangle size={20} aria-hidden />
        {t('inspections:complete.missing', { count: gaps.length })}
      </p>
      <ul className={classes.gaps}>
        {gaps.map(({ question, lacks }) => (
          <li key={question.name}>
            <UnstyledButton className={classes.gap} onClick={() => onJump(question)}>
              <span className={classes.words}>
                <span>{question.question.label}</span>
                <span className={classes.detail}>
                  {stepTitle(question)} · {lacks.map((code) => messageText(code)).join(' ')}
                </span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
};
