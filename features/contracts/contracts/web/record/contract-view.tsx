import { Box, Button } from '@mantine/core';
import {
  IconArchive,
  IconBellOff,
  IconCheck,
  IconFilePlus,
  IconPlayerStop,
  IconReceipt,
  IconSignature,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import {
  type MenuAction,
  PageHeader,
  PageSkeleton,
  RowsSkeleton,
  StatusChip,
  usePhone,
} from '#platform/web/ui/index';
import { type ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import { statementHref } from '../addresses.ts';
import { refreshContracts } from '../live.ts';
import { cacheContract } from '../queries.ts';
import { VacancyGapNote } from '../vacancy-gap/vacancy-gap-note.tsx';
import { ContractTermsView } from './contract-terms.tsx';
import { useTrail } from './use-trail.ts';

type ContractDialog = 'terminate' | 'amend' | 'give_notice' | 'upload';

const { approveContract, archiveContract } = contractWriteEndpoints;

/** What can be done with a contract beside editing its draft. */
const useContractSteps = (jobId: number, contract: ContractRecord, typed: boolean) => {
  const t = useText();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<ContractDialog | null>(null);
  const { id, number, job_service_id: serviceId, updated_at, cuts_short, can } = contract;
  const params = { id: jobId, serviceId, contractId: id };

  const { actions, busy } = useTransitions(contract.allowed_transitions, {
    steps: {
      approve: {
        icon: IconCheck,
        send: () =>
          call(approveContract, { params, body: { ends_earlier_id: cuts_short?.id ?? null, updated_at } }),
      },
      terminate: { icon: IconPlayerStop, open: () => setDialog('terminate') },
      archive: {
        icon: IconArchive,
        danger: true,
        send: () => call(archiveContract, { params, body: { updated_at } }),
      },
    },
    word: (step) => t(`contracts:step.${step}`),
    question: (step) =>
      step === 'approve' && cuts_short
        ? t('contracts:question.approveOver', {
            number,
            other: cuts_short.number,
            date: formatDate(cuts_short.last_day),
          })
        : t(`contracts:question.${step}`, { number }),
    hindrance: (step) => (step === 'approve' && typed ? t('contracts:question.saveFirst') : null),
    done: (step) => t(`contracts:done.${step}`, { number }),
    onDone: (saved) => cacheContract(client, jobId, saved),
    refresh: () => refreshContracts(client, [id]),
  });

  const open = (name: ContractDialog, icon: NonNullable<MenuAction['icon']>): MenuAction => ({
    label: t(`contracts:step.${name}`),
    icon,
    onClick: () => setDialog(name),
  });

  const menu: MenuAction[] = [
    {
      label: t('contracts:step.statement'),
      icon: IconReceipt,
      to: statementHref({ jobId, serviceId }, id),
    },
    ...(can.amend ? [open('amend', IconFilePlus)] : []),
    ...(can.upload ? [open('upload', IconSignature)] : []),
    ...(can.give_notice ? [open('give_notice', IconBellOff)] : []),
    ...(['terminate', 'archive'] as const).flatMap((name) => actions.get(name) ?? []),
  ];
  return { menu, approve: actions.get('approve'), busy, dialog, close: () => setDialog(null) };
};

/** Only people who may change a draft load its form. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });
const [WhatChanged] = lazyPart(() => import('./what-changed.tsx'));
const [ContractHistory] = lazyPart(() => import('./contract-history.tsx'));
const [TerminateDialog] = lazyPart(() => import('../transitions/terminate-dialog.tsx'));
const [AmendDialog] = lazyPart(() => import('../transitions/amend-dialog.tsx'));
const [NoticeDialog] = lazyPart(() => import('../transitions/notice-dialog.tsx'));
const [SignedDialog] = lazyPart(() => import('../transitions/signed-dialog.tsx'));

type Props = { jobId: number; contract: ContractRecord; fresh: boolean };

export const ContractView = ({ jobId, contract, fresh }: Props) => {
  const t = useText();
  const { number, status, is_base, service, job_service_id: serviceId, can } = contract;
  const title = t(is_base ? 'contracts:titles.base' : 'contracts:titles.amendment', { number });
  const [typed, setTyped] = useState(false);
  const { trail, site } = useTrail(jobId, serviceId, number);
  const { menu, approve, busy, dialog, close } = useContractSteps(jobId, contract, typed);
  const of = { jobId, contract, onClose: close };
  usePageTitle(title);
  // On a phone the save button of the form has the place of the main action.
  const phone = usePhone();
  const edits = can.update || typed;
  return (
    <>
      <PageHeader
        title={title}
        chip={<StatusChip status={status} label={t(`contracts:status.${status}`)} />}
        subtitle={[service.name, site].filter(Boolean).join(' · ')}
        breadcrumbs={trail}
        action={
          approve &&
          !phone && (
            <Button
              loading={busy}
              leftSection={<approve.icon size={16} aria-hidden />}
              onClick={approve.onClick}
            >
              {approve.label}
            </Button>
          )
        }
        menu={approve && phone ? [approve, ...menu] : menu}
      />
      {edits && !fresh ? (
        <PageSkeleton />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <VacancyGapNote jobId={jobId} gap={contract.vacancy_gap} from={contract.start_date} />
          {contract.follows && <WhatChanged jobId={jobId} contract={contract} follows={contract.follows} />}
          {edits ? (
            <Editing jobId={jobId} contract={contract} typed={typed} onTyped={setTyped} />
          ) : (
            <ContractTermsView contract={contract} />
          )}
          <Box mt="xl">
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <ContractHistory contract={contract} />
            </Suspense>
          </Box>
        </Suspense>
      )}
      <Suspense>
        {dialog === 'terminate' && <TerminateDialog {...of} />}
        {dialog === 'amend' && <AmendDialog {...of} />}
        {dialog === 'give_notice' && <NoticeDialog {...of} />}
        {dialog === 'upload' && <SignedDialog {...of} />}
      </Suspense>
    </>
  );
};
