import { Box, Button, Stack } from '@mantine/core';
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
      <Box component="h3" m="8px 0" fz={14} fw={600}>
        {t('proposals:section.questions')}
      </Box>
      <Stack component="ul" gap="sm">
        {questions.map((question) => (
          <Stack component="li" key={question.id} gap={4}>
            <Box component="span" c="dimmed" fz={13} data-breaks>
              {`${question.name} · ${formatDateTime(question.asked_at, project.time_zone)}`}
            </Box>
            <span data-prose>{question.question}</span>
            {question.answer !== null && <span className={classes.reply}>{question.answer}</span>}
            {question.answer === null &&
              (can.answer ? (
                <div data-no-print>
                  <Button size="sm" variant="default" onClick={() => setReplying(question)}>
                    {t('proposals:section.reply')}
                  </Button>
                </div>
              ) : (
                <Box component="span" c="dimmed" fz={13} data-breaks>
                  {t('proposals:section.waiting')}
                </Box>
              ))}
          </Stack>
        ))}
      </Stack>
      <Suspense>
        {replying && (
          <ReplyDialog proposal={proposal} question={replying} onClose={() => setReplying(null)} />
        )}
      </Suspense>
    </div>
  );
};
