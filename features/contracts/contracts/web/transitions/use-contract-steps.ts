import {
  IconArchive,
  IconBellOff,
  IconFilePlus,
  IconPlayerStop,
  IconReceipt,
  IconSignature,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showAlert, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, useText } from '#platform/web/i18n/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import { statementHref } from '../addresses.ts';
import { cacheContract } from '../cache-contract.ts';
import { readContractsAgain } from '../live.ts';

export type ContractDialog = 'terminate' | 'amend' | 'notice' | 'signed';

const { approveContract, archiveContract } = contractWriteEndpoints;

/** What can be done with a contract beside editing its draft. */
export const useContractSteps = (jobId: number, contract: ContractRecord, typed: boolean) => {
  const t = useText();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<ContractDialog | null>(null);
  const { id, number, job_service_id: serviceId, updated_at, cuts_short, can } = contract;
  const { busy, runStep } = useSteps(() => readContractsAgain(client, [id]));
  const params = { id: jobId, serviceId, contractId: id };

  const approve = () =>
    runStep(async () => {
      if (typed) {
        showAlert({ text: t('contracts:question.saveFirst'), colour: 'red' });
        return;
      }
      const question = cuts_short
        ? t('contracts:question.approveOver', {
            number,
            other: cuts_short.number,
            date: formatDate(cuts_short.last_day),
          })
        : t('contracts:question.approve', { number });
      if (!(await confirm(question, { agree: t('contracts:step.approve') }))) return;
      const body = { ends_earlier_id: cuts_short?.id ?? null, updated_at };
      cacheContract(client, jobId, await call(approveContract, { params, body }));
      showSuccess(t('contracts:done.approved', { number }));
    });

  const archive = () =>
    runStep(async () => {
      const question = t('contracts:question.archive', { number });
      if (!(await confirm(question, { agree: t('contracts:step.archive'), danger: true }))) return;
      cacheContract(client, jobId, await call(archiveContract, { params, body: { updated_at } }));
      showSuccess(t('contracts:done.archived', { number }));
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
    ...(can.upload ? [open('signed', IconSignature)] : []),
    ...(can.give_notice ? [open('notice', IconBellOff)] : []),
    ...(contract.allowed_transitions.includes('terminate') ? [open('terminate', IconPlayerStop)] : []),
    ...(contract.allowed_transitions.includes('archive')
      ? [
          {
            label: t('contracts:step.archive'),
            icon: IconArchive,
            danger: true,
            onClick: () => void archive(),
          },
        ]
      : []),
  ];
  return { menu, approve, busy, dialog, close: () => setDialog(null) };
};
