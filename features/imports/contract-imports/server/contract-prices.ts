import { type PricingLine, pricingTypes } from '#features/contracts/contracts/contract';
import {
  lockContracts,
  removeUnusedDrafts,
  type StoredDraft,
  setDrafts,
} from '#features/contracts/contracts/server';
import type { RowChange } from '#features/imports/imports/contract';
import {
  asKept,
  changesIn,
  distinct,
  type ImportRecord,
  importKind,
  oldValues,
  recordsWritten,
  removeCreated,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import { jobsByNumber, jobsInScope, lockJobs } from '#features/sites/jobs/server';
import { Problem, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
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
import { type JudgedContract, judgeRows } from './judge-rows.ts';
import { type ContractPlan, loadJudging } from './load-judging.ts';
import { jobsOfServices } from './services-of-jobs-repository.ts';
import { writeRows } from './write-rows.ts';

/** Removes imported drafts that nobody has changed since and nothing needs, and gives changed fields their old values.
 * Approval is a change: an approved draft stays. */
const undoContracts = async (tenant: Tenant, { id }: Pick<ImportRecord, 'id'>): Promise<Undone> => {
  const records = await recordsWritten(tenant, id);
  // Every writer of contracts locks their jobs first.
  await lockJobs(
    tenant,
    await jobsOfServices(
      tenant,
      records.map(({ page }) => page),
    ),
  );
  const { untouched, edited } = await sortOut(records, (ids) => lockContracts(tenant, ids));
  const jobs = await jobsOfServices(
    tenant,
    [...untouched, ...edited].map(({ page }) => page),
  );
  if ((await jobsInScope(tenant, jobs)).length < jobs.length) throw refused('import_out_of_scope');
  await setDrafts(tenant, oldValues(untouched));
  const used = await removeCreated(untouched, (ids) => removeUnusedDrafts(tenant, ids));
  return { removed: untouched.length - used.length, kept: asKept([...edited, ...used]) };
};

const priceOf = (lines: readonly PricingLine[] = [], type: PricingLine['type']): number | null => {
  const ofType = lines.filter((line) => line.type === type);
  return ofType.length === 0 ? null : ofType.reduce((sum, { amount }) => sum + amount, 0) / 100;
};

/** A draft as the file has it: with a price of each kind, and rates in percent. */
const asInFile = ({ pricing, escalator_pct, ...others }: Partial<StoredDraft>): object => ({
  ...others,
  ...(escalator_pct === undefined ? {} : { escalator_pct: escalator_pct / 100 }),
  ...(pricing && Object.fromEntries(pricingTypes.map((type) => [`${type}_price`, priceOf(pricing, type)]))),
});

/** What a row changes at a draft that exists, by the fields of the file. */
export const changesOfContract = ({ change }: JudgedContract): RowChange[] =>
  change?.type === 'update'
    ? changesIn({ before: asInFile(change.before), after: asInFile(change.after) }).filter(
        ({ before, after }) => before !== after,
      )
    : [];

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
    const numbers = distinct(rows, ({ job_number }) => job_number);
    const jobs = await jobsByNumber(tenant, numbers);
    return { jobs: jobs.map(({ job_id: id, job_number: number }) => ({ id, number })) };
  },
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, rows, judging)),
  changesOf: changesOfContract,
  write: writeRows,
  isTaken: (error) => error instanceof Problem && 'number' in error.fields,
  undo: undoContracts,
});
