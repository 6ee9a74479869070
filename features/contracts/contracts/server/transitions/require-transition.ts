import { type Problem, refused } from '#platform/contract/errors';
import { type ContractTransition, statusOn } from '../../contract/index.ts';
import { canTransition } from '../contract-policy.ts';
import type { ContractRow } from '../contract-repository.ts';

export const refusedTransition = (
  row: ContractRow,
  name: ContractTransition | 'give_notice',
  today: string,
): Problem => {
  const status = row.status === 'terminated' ? row.status : statusOn(row, today);
  return refused('contract_transition', {
    name: { code: `contract_transition_${name}` },
    status: { code: `contract_status_${status}` },
  });
};

export const requireTransition = (row: ContractRow, name: ContractTransition, today: string): void => {
  if (!canTransition(row, name, today)) throw refusedTransition(row, name, today);
};
