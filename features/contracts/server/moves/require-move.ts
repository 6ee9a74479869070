import { refused } from '#platform/contract/errors';
import { type ContractTransition, statusOn } from '../../contract/index.ts';
import { canMove } from '../contract-policy.ts';
import type { ContractRow } from '../contract-repository.ts';

export const requireMove = (row: ContractRow, name: ContractTransition, today: string): void => {
  if (canMove(row, name, today)) return;
  const status = row.status === 'terminated' ? row.status : statusOn(row, today);
  throw refused('contract_transition', { name, status });
};
