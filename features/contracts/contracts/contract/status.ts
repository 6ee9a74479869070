export const storedStatuses = ['draft', 'approved', 'terminated', 'archived'] as const;

export const contractStatuses = ['draft', 'approved', 'active', 'expired', 'terminated', 'archived'] as const;

export type ContractStatus = (typeof contractStatuses)[number];

export type Period = {
  status: (typeof storedStatuses)[number];
  start_date: string;
  termination_date: string | null;
};

const hasEnded = ({ termination_date }: Period, date: string): boolean =>
  termination_date !== null && termination_date < date;

/** An approved contract becomes active at its start and expired after its end. A contract terminated with notice for a
 * later day stays active until that day. */
export const statusOn = (contract: Period, date: string): ContractStatus => {
  const { status, start_date } = contract;
  if (status === 'draft' || status === 'archived') return status;
  if (hasEnded(contract, date)) return status === 'terminated' ? 'terminated' : 'expired';
  return start_date <= date ? 'active' : 'approved';
};

/** Days until the contract ends; null while it is not active or has no end. */
export const daysLeftOn = (contract: Period, date: string): number | null =>
  statusOn(contract, date) === 'active' && contract.termination_date !== null
    ? (Date.parse(contract.termination_date) - Date.parse(date)) / 86_400_000
    : null;

/** The date nearest to the given one on which the contract is in force. */
export const dateWithin = ({ start_date, termination_date }: Period, date: string): string => {
  if (date < start_date) return start_date;
  return termination_date !== null && termination_date < date ? termination_date : date;
};
