import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { contractTransitions } from '../../contract/index.ts';
import type { ContractRow } from '../contract-repository.ts';
import { type ContractCall, recordContractChange } from '../record/record-contract-change.ts';
import { type ContractSet, saveContract } from '../save-contract-repository.ts';

type ContractOnDay = ContractRow & { today: string };

/** Changes the status of a contract whose job is locked. */
export const contractSteps = transitionEngine(contractTransitions, {
  save: ({ tenant }: ContractCall, { id }: ContractOnDay, set: ContractSet) => saveContract(tenant, id, set),
  record: recordContractChange,
});
