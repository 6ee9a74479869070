import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePageTitle } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RowsSkeleton, StatusChip, usePhone } from '#platform/web/ui/index';
import type { ContractRecord } from '../../contract/index.ts';
import classes from '../contracts.module.css';
import { useContractSteps } from '../transitions/use-contract-steps.ts';
import { VacancyGapNote } from '../vacancy-gap/vacancy-gap-note.tsx';
import { ContractTermsView } from './contract-terms.tsx';
import { useTrail } from './use-trail.ts';

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
          <div className={classes.history}>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <ContractHistory contract={contract} />
            </Suspense>
          </div>
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
