import type { ContractStatus, Period } from './status.ts';

export const contractTransitionNames = ['approve', 'terminate', 'archive'] as const;

export type ContractTransition = (typeof contractTransitionNames)[number];

/** The only table of status changes. `from` is the status of the day. A contract that was approved by mistake may be
 * archived until it begins; nothing leads back to draft. */
export const contractTransitions: Record<
  ContractTransition,
  { from: readonly ContractStatus[]; to: Period['status'] }
> = {
  approve: { from: ['draft'], to: 'approved' },
  terminate: { from: ['active'], to: 'terminated' },
  archive: { from: ['draft', 'approved', 'expired', 'terminated'], to: 'archived' },
};
