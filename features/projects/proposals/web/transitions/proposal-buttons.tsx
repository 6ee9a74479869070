import { Button } from '@mantine/core';
import {
  IconDots,
  IconFileTypePdf,
  IconLink,
  IconMailForward,
  IconPencil,
  IconPlayerEject,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { projectHref, refreshProjects } from '#features/projects/special-projects/web';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import { ActionMenu, type MenuAction, saveMadeFile } from '#platform/web/ui/index';
import { type Proposal, proposalEndpoints } from '../../contract/index.ts';
import { proposalHref } from '../addresses.ts';
import { refreshProposals } from '../live.ts';

const [SendDialog] = lazyPart(() => import('./send-dialog.tsx'));
const [ShareProposal] = lazyPart(() => import('./share-proposal.tsx'));
const [WithdrawDialog] = lazyPart(() => import('./withdraw-dialog.tsx'));

type Props = {
  proposal: Proposal;
  /** Whether this is on the page of the proposal. */
  opened?: boolean;
  /** Whether the form has unsaved changes, which would not be sent. */
  unsaved?: boolean;
};

/** What this person can do with a version. */
export const ProposalButtons = ({ proposal, opened = false, unsaved = false }: Props) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'send' | 'share' | 'withdraw' | null>(null);
  const { id, state, can, project } = proposal;
  const params = { id };
  const close = () => setDialog(null);
  const isDraft = state === 'draft';

  const remove = async (): Promise<void> => {
    if (
      !(await confirm(t('proposals:question.delete'), { agree: t('proposals:section.delete'), danger: true }))
    )
      return;
    try {
      await call(proposalEndpoints.deleteProposal, { params });
      showSuccess(t('proposals:done.deleted'));
      if (opened) await go(projectHref(project.id));
      refreshProposals(client, [id]);
      refreshProjects(client, [project.id]);
    } catch (error) {
      showProblem(error);
    }
  };

  const menu: MenuAction[] = [
    {
      label: t('proposals:section.pdf'),
      icon: IconFileTypePdf,
      onClick: () => void saveMadeFile(proposalEndpoints.getProposalPdf, { params }),
    },
    ...(state === 'sent' && can.send
      ? [
          { label: t('proposals:section.share'), icon: IconLink, onClick: () => setDialog('share') },
          {
            label: t('proposals:section.sendAgain'),
            icon: IconMailForward,
            onClick: () => setDialog('send'),
          },
        ]
      : []),
    ...(can.withdraw
      ? [
          {
            label: t('proposals:section.withdraw'),
            icon: IconPlayerEject,
            danger: true,
            onClick: () => setDialog('withdraw'),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            label: t('proposals:section.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <>
      {isDraft && can.send && (
        <Button
          disabled={unsaved}
          leftSection={<IconMailForward size={16} aria-hidden />}
          onClick={() => setDialog('send')}
        >
          {t('proposals:section.send')}
        </Button>
      )}
      {!opened && (
        <Button
          variant="default"
          {...(can.update && { leftSection: <IconPencil size={16} aria-hidden /> })}
          onClick={() => void go(proposalHref(project.id, id))}
        >
          {t(can.update ? 'proposals:section.edit' : 'proposals:section.open')}
        </Button>
      )}
      <ActionMenu label={t('platform:actions.more')} icon={IconDots} actions={menu} />
      <Suspense>
        {dialog === 'send' && <SendDialog proposal={proposal} onClose={close} />}
        {dialog === 'share' && <ShareProposal proposal={proposal} onClose={close} />}
        {dialog === 'withdraw' && <WithdrawDialog proposal={proposal} onClose={close} />}
      </Suspense>
    </>
  );
};
