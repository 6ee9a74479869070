import type { ContractRow } from './contract-repository.ts';

/** Approved, or archived after it was in force: the months of its term have invoices. */
export const isBilled = ({ status, was_in_force }: ContractRow): boolean =>
  status === 'approved' || status === 'terminated' || was_in_force;
