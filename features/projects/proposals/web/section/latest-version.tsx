import { formatDate, formatDateTime, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { Proposal, ProposalState } from '../../contract/index.ts';
import { ProposalButtons } from '../transitions/proposal-buttons.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './section.module.css';

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
    <div className={classes.latest}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('proposals:section.version', { version })}</h3>
        <ProposalStateChip state={state} />
        <span className={classes.amount}>{formatMoney(answer?.total ?? required_total)}</span>
      </div>
      {proposal.sent_at !== null && (
        <div className={classes.facts}>
          <span className={classes.second}>{sentWords(proposal, t)}</span>
          <span className={classes.second}>{seenWords(proposal, t)}</span>
        </div>
      )}
      <AnswerFacts proposal={proposal} />
      <QuestionList proposal={proposal} />
      <div className={classes.buttons} data-no-print>
        <ProposalButtons proposal={proposal} />
      </div>
    </div>
  );
};
