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
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import { type ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import { statementHref } from '../addresses.ts';
import { cacheContract } from '../cache-contract.ts';
import { readContractsAgain } from '../live.ts';

export type ContractDialog = 'terminate' | 'amend' | 'give_notice' | 'upload';

const { approveContract, archiveContract } = contractWriteEndpoints;

/** What can be done with a contract beside editing its draft. */
export const useContractSteps = (jobId: number, contract: ContractRecord, typed: boolean) => {
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
    readAgain: () => readContractsAgain(client, [id]),
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
