import { Box, Group, Stack } from '@mantine/core';
import { formatDate, formatDateTime, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { Proposal, ProposalState } from '../../contract/index.ts';
import { ProposalButtons } from '../transitions/proposal-buttons.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { QuestionList } from './question-list.tsx';

const colours = { sent: 'blue', superseded: 'grey', withdrawn: 'grey', declined: 'red' } as const;

export const ProposalStateChip = ({ state }: { state: ProposalState }) => {
  const t = useText();
  const colour = Object.hasOwn(colours, state) ? colours[state as keyof typeof colours] : undefined;
  return <StatusChip status={state} label={t(`proposals:state.${state}`)} {...(colour && { colour })} />;
};

export const sentWords = (proposal: Proposal, t: Translate): string => {
  const { sent_at, sent_to, valid_until, project } = proposal;
  if (sent_at === null) return '';
  return [
    [
      t('proposals:section.sentOn', { date: formatDate(sent_at, project.time_zone) }),
      sent_to.length > 0 && t('proposals:section.sentTo', { emails: sent_to.join(', ') }),
    ]
      .filter(Boolean)
      .join(' '),
    valid_until && t('proposals:section.validUntil', { date: formatDate(valid_until) }),
  ]
    .filter(Boolean)
    .join(', ');
};

export const seenWords = ({ sent_at, seen, project }: Proposal, t: Translate): string => {
  if (sent_at === null) return '';
  return seen?.last_viewed_at
    ? t('proposals:section.seen', {
        count: seen.views,
        when: formatDateTime(seen.last_viewed_at, project.time_zone),
      })
    : t('proposals:section.notSeen');
};

/** The latest version with its history. */
export const LatestVersion = ({ proposal }: { proposal: Proposal }) => {
  const t = useText();
  const { version, state, required_total, answer } = proposal;
  return (
    <Stack gap="sm">
      <Group gap="4px 12px">
        <Box component="h3" fz={15} fw={600}>
          {t('proposals:section.version', { version })}
        </Box>
        <ProposalStateChip state={state} />
        <Box component="span" ms="auto" fz={18} fw={600} data-figures>
          {formatMoney(answer?.total ?? required_total)}
        </Box>
      </Group>
      {proposal.sent_at !== null && (
        <Stack gap={2}>
          <Box component="span" c="dimmed" fz={13} data-breaks>
            {sentWords(proposal, t)}
          </Box>
          <Box component="span" c="dimmed" fz={13} data-breaks>
            {seenWords(proposal, t)}
          </Box>
        </Stack>
      )}
      <AnswerFacts proposal={proposal} />
      <QuestionList proposal={proposal} />
      <Group gap="xs" align="stretch" data-no-print>
        <ProposalButtons proposal={proposal} />
      </Group>
    </Stack>
  );
};
