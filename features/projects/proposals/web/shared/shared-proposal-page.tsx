import { Alert, Box, Button, Group } from '@mantine/core';
import { IconCircleCheck, IconFileTypePdf, IconInfoCircle, IconMapPin } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { priceWords } from '#features/projects/special-projects/web';
import { SharedRecord } from '#features/sites/sharing/web';
import { addressOf, endpointQuery } from '#platform/web/api/index';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload, useTextParam } from '#platform/web/routing/index';
import { type SharedProposal, sharedProposalEndpoints, totalCents } from '../../contract/index.ts';
import { ProposalLines } from '../paper/proposal-lines.tsx';
import { ProposalText } from '../paper/proposal-text.tsx';
import classes from './shared.module.css';
import { SharedQuestions } from './shared-questions.tsx';

const answerWords = ({ state, answer, time_zone }: SharedProposal, t: Translate): string => {
  const step = state === 'approved' ? 'approved' : 'declined';
  const date = formatDate(answer?.at ?? '', time_zone);
  return answer?.name
    ? t(`proposals:shared.${step}By`, { name: answer.name, date })
    : t(`proposals:shared.${step}`, { date });
};

/** Says that the proposal was answered or can no longer be, and what happens next. */
const SharedState = ({ proposal }: { proposal: SharedProposal }) => {
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
        mb="lg"
      >
        {t('proposals:shared.gets', { amount: priceWords({ price: answer?.total ?? null, price_basis }, t) })}
        {'. '}
        {t('proposals:shared.thanks')}
      </Alert>
    );
  const message =
    state === 'expired'
      ? t('proposals:shared.expired', { date: formatDate(valid_until) })
      : state === 'declined'
        ? answerWords(proposal, t)
        : t(`proposals:shared.${state}`);
  return (
    <Alert color="gray" role="status" icon={<IconInfoCircle aria-hidden />} title={message} mb="lg">
      {state === 'declined' && t('proposals:shared.regret')}
    </Alert>
  );
};

const [ApproveDialog, preloadApprove] = lazyPart(() => import('./approve-dialog.tsx'));
const [DeclineDialog] = lazyPart(() => import('./decline-dialog.tsx'));

type Props = { orgSlug: string; proposal: SharedProposal };

/** Client, title, place and last day of the proposal. */
const Head = ({ proposal }: { proposal: SharedProposal }) => {
  const t = useText();
  const { client, title, site, number, valid_until } = proposal;
  return (
    <Box component="header" mb="lg">
      <Box component="p" c="dimmed">
        {t('proposals:shared.for', { client })}
      </Box>
      <h1 className={classes.title}>{title}</h1>
      {site && (
        <Group component="p" className={classes.site} gap={6} wrap="nowrap" m="0 0 4px">
          <IconMapPin size={18} stroke={1.7} aria-hidden />
          {[site.name, site.address].filter(Boolean).join(', ')}
        </Group>
      )}
      <Box component="p" c="dimmed">
        {[number, t('proposals:shared.validUntil', { date: formatDate(valid_until) })].join(' · ')}
      </Box>
    </Box>
  );
};

const SharedProposalView = ({ orgSlug, proposal }: Props) => {
  const t = useText();
  const [chosen, setChosen] = useState<number[]>(proposal.answer?.chosen ?? []);
  const [dialog, setDialog] = useState<'approve' | 'decline' | null>(null);
  const isOpen = proposal.state === 'sent';
  usePreload(preloadApprove, isOpen);
  const close = () => setDialog(null);
  const shown = proposal.answer?.chosen ?? chosen;
  const { price_basis } = proposal;
  const amount = priceWords({ price: totalCents(proposal.lines, shown) / 100, price_basis }, t);
  const { description, title, intro, terms, shown: digest } = proposal;
  return (
    <Box className={classes.proposal} maw={680} mx="auto" data-open={isOpen || undefined}>
      <SharedState proposal={proposal} />
      <Head proposal={proposal} />
      <ProposalText text={intro} />
      {description !== title && <ProposalText title={t('proposals:shared.work')} text={description} />}
      <Box mt={24}>
        <ProposalLines
          lines={proposal.lines}
          basis={price_basis}
          chosen={shown}
          onChoose={isOpen ? setChosen : undefined}
        />
      </Box>
      <ProposalText title={t('proposals:shared.terms')} text={terms} />
      <Box mt={24} data-no-print>
        <Button
          component="a"
          href={addressOf(sharedProposalEndpoints.getSharedProposalPdf, { params: { orgSlug } })}
          variant="default"
          leftSection={<IconFileTypePdf size={18} stroke={1.7} aria-hidden />}
        >
          {t('proposals:shared.pdf')}
        </Button>
      </Box>
      <SharedQuestions orgSlug={orgSlug} proposal={proposal} />
      {isOpen && (
        <Group className={classes.bar} gap="sm" align="stretch" justify="center" wrap="nowrap" data-no-print>
          <Button size="md" variant="default" onClick={() => setDialog('decline')}>
            {t('proposals:shared.decline')}
          </Button>
          <Button size="md" className={classes.approve} onClick={() => setDialog('approve')}>
            {t('proposals:shared.approveFor', { amount })}
          </Button>
        </Group>
      )}
      <Suspense>
        {dialog === 'approve' && (
          <ApproveDialog
            orgSlug={orgSlug}
            title={title}
            amount={amount}
            chosen={chosen}
            shown={digest}
            onClose={close}
          />
        )}
        {dialog === 'decline' && <DeclineDialog orgSlug={orgSlug} shown={digest} onClose={close} />}
      </Suspense>
    </Box>
  );
};

/** The page on which a client reads and answers a proposal, opened by the link. */
const SharedProposalPage = () => {
  const t = useText();
  const orgSlug = useTextParam('orgSlug');
  return (
    <SharedRecord
      query={(slug) =>
        endpointQuery(sharedProposalEndpoints.getSharedProposal, { params: { orgSlug: slug } })
      }
      title={({ title }) => `${t('proposals:titles.section')} · ${title}`}
    >
      {(proposal) => <SharedProposalView key={proposal.shown} orgSlug={orgSlug} proposal={proposal} />}
    </SharedRecord>
  );
};

export default SharedProposalPage;
