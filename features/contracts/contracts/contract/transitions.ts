import { defineTransitions, type NameOf } from '#platform/contract/transitions';
import { type ContractStatus, contractStatuses, type Period, statusOn } from './status.ts';

type Facts = Period & { today: string };

/** The status of the day. A contract that is ended early counts as ended from then on, though it is active until its last day. */
const statusOf = (contract: Facts): ContractStatus =>
  contract.status === 'terminated' ? contract.status : statusOn(contract, contract.today);

const isActive = (contract: Facts): boolean => statusOn(contract, contract.today) === 'active';

/** A contract that was approved by mistake may be archived until it begins; nothing leads back to draft. */
export const contractTransitions = defineTransitions({
  entity: 'contract',
  statuses: contractStatuses,
  status: statusOf,
  right: 'admin.canEditContract',
  edges: {
    approve: { from: ['draft'], to: 'approved', event: 'contract.approved' },
    terminate: { from: ['active'], to: 'terminated', reason: true, event: 'contract.terminated' },
    archive: {
      from: ['draft', 'approved', 'expired', 'terminated'],
      to: 'archived',
      right: 'isAdmin',
      guard: (contract) => isActive(contract) || null,
      event: 'contract.archived',
    },
  },
});

export type ContractTransition = NameOf<typeof contractTransitions>;
