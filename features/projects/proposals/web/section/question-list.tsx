import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import type { Proposal, ProposalQuestion } from '../../contract/index.ts';
import classes from './section.module.css';

const [ReplyDialog] = lazyPart(() => import('../transitions/reply-dialog.tsx'));

/** The questions of the client and their answers. */
export const QuestionList = ({ proposal }: { proposal: Proposal }) => {
  const t = useText();
  const [replying, setReplying] = useState<ProposalQuestion | null>(null);
  const { questions, can, project } = proposal;
  if (questions.length === 0) return null;
  return (
    <div>
      <h3 className={classes.heading}>{t('proposals:section.questions')}</h3>
      <ul className={classes.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <span className={classes.second}>
              {`${question.name} · ${formatDateTime(question.asked_at, project.time_zone)}`}
            </span>
            <span className={classes.note}>{question.question}</span>
            {question.answer !== null && <span className={classes.reply}>{question.answer}</span>}
            {question.answer === null &&
              (can.answer ? (
                <div data-no-print>
                  <Button size="sm" variant="default" onClick={() => setReplying(question)}>
                    {t('proposals:section.reply')}
                  </Button>
                </div>
              ) : (
                <span className={classes.second}>{t('proposals:section.waiting')}</span>
              ))}
          </li>
        ))}
      </ul>
      <Suspense>
        {replying && (
          <ReplyDialog proposal={proposal} question={replying} onClose={() => setReplying(null)} />
        )}
      </Suspense>
    </div>
  );
};
