import { Alert } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { priceWords } from '#features/projects/special-projects/web';
import { formatDate, type Say, useText } from '#platform/web/i18n/index';
import type { SharedProposal } from '../../contract/index.ts';
import classes from './shared.module.css';

const answerWords = ({ state, answer, time_zone }: SharedProposal, t: Say): string => {
  const step = state === 'approved' ? 'approved' : 'declined';
  const date = formatDate(answer?.at ?? '', time_zone);
  return answer?.name
    ? t(`proposals:shared.${step}By`, { name: answer.name, date })
    : t(`proposals:shared.${step}`, { date });
};

/** Says that the proposal was answered or can no longer be, and what happens next. */
export const SharedState = ({ proposal }: { proposal: SharedProposal }) => {
  const t = useText();
  const { state, answer, valid_until, price_basis } = proposal;
  if (state === 'sent' || state === 'draft') return null;
  if (state === 'approved')
    return (
      <Alert
        color="green"
        role="status"
        icon={<IconCircleCheck aria-hidden />}
        title={answerWords(proposal, t)}
        className={classes.state}
      >
        {t('proposals:shared.gets', { amount: priceWords({ price: answer?.total ?? null, price_basis }, t) })}
        {'. '}
        {t('proposals:shared.thanks')}
      </Alert>
    );
  const said =
    state === 'expired'
      ? t('proposals:shared.expired', { date: formatDate(valid_until) })
      : state === 'declined'
        ? answerWords(proposal, t)
        : t(`proposals:shared.${state}`);
  return (
    <Alert
      color="gray"
      role="status"
      icon={<IconInfoCircle aria-hidden />}
      title={said}
      className={classes.state}
    >
      {state === 'declined' && t('proposals:shared.regret')}
    </Alert>
  );
};
