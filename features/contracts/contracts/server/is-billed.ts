import type { ContractRow } from './contract-repository.ts';

/** Whether the months of its term have invoices: it was approved, even if it was archived after it had been in force. */
export const isBilled = ({ status, was_in_force }: ContractRow): boolean =>
  status === 'approved' || status === 'terminated' || was_in_force;
