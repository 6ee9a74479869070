import { importKind } from '#features/imports/imports/server';
import { jobsByNumber } from '#features/sites/jobs/server';
import { Problem } from '#platform/contract/errors';
import {
  type ContractImportMapping,
  type ContractLine,
  cleanRow,
  guessColumns,
  measures,
  requiredTargets,
} from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { changesOfContract } from './changes-of-contract.ts';
import { type JudgedContract, judgeRows } from './judge-rows.ts';
import { type ContractPlan, loadJudging } from './load-judging.ts';
import { undoContracts } from './undo-contracts.ts';
import { writeRows } from './write-rows.ts';

/** Rows become drafts of contracts, or change drafts. */
export const contractPrices = importKind<ContractImportMapping, ContractLine, JudgedContract, ContractPlan>({
  name: 'contracts',
  entity: 'contract-import',
  flag: 'admin.canEditContract',
  texts: { en, es },
  required: requiredTargets,
  measures,
  guess: (columns) => ({ columns: guessColumns(columns.map(({ name }) => name)), existing: 'skip' }),
  clean: cleanRow,
  plan: async (tenant, _person, _mapping, rows) => {
    const numbers = [...new Set(rows.map(({ row }) => row.job_number).filter(Boolean))];
    const jobs = await jobsByNumber(tenant, numbers);
    return { jobs: jobs.map(({ job_id: id, job_number: number }) => ({ id, number })) };
  },
  planOfRun: ({ counts }) => counts.plan as ContractPlan,
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, rows, judging)),
  changesOf: changesOfContract,
  start: async (_call, _rows, { plan }) => ({ counts: { plan } }),
  write: writeRows,
  isTaken: (error) => error instanceof Problem && 'number' in error.fields,
  undo: undoContracts,
});
