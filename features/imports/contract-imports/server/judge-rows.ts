import type { ContractRow, StoredDraft } from '#features/contracts/contracts/server';
import { plainWord, type Remark } from '#features/imports/imports/contract';
import {
  type CleanTableRow,
  type Difference,
  differenceOf,
  type JudgedRow,
} from '#features/imports/imports/server';
import type { ContractImportMapping, ContractLine } from '../contract/index.ts';
import { draftOfRow, faultsOfDraft } from './draft-of-row.ts';
import type { Service } from './services-of-jobs-repository.ts';

type Found = { service: Service } | { fault: Remark };

/** Words that people use for a type of service. The product's own names are known as well. */
const typesOf: ReadonlyMap<string, Service['type']> = new Map(
  (
    [
      ['cleaning', 'cleaning,janitorial,limpieza'],
      ['day-cleaning', 'day cleaning,limpieza de dia,limpieza diurna'],
      ['night-cleaning', 'night cleaning,nightly cleaning,limpieza nocturna,limpieza de noche'],
      ['day-porter', 'day porter,porter,conserje,conserje de dia'],
      ['other', 'other,otro'],
    ] as const
  ).flatMap(([type, words]) => words.split(',').map((word) => [word, type] as const)),
);

const fault = (field: keyof ContractLine, code: string, values: Remark['values'] = {}): Found => ({
  fault: { field, code, values },
});

/** Finds the service of a row by its name, else by its type. An empty cell means the only service of the job. */
const serviceOfRow = (
  { job_number: number, service: entered }: Pick<ContractLine, 'job_number' | 'service'>,
  services: readonly Service[] | undefined,
): Found => {
  if (!services) return fault('job_number', 'contract_import_job_unknown', { number });
  const [only, ...others] = services;
  if (!only) return fault('job_number', 'contract_import_service_none', { number });
  if (entered === '')
    return others.length === 0
      ? { service: only }
      : fault('service', 'contract_import_service_needed', { number });
  const word = plainWord(entered);
  const named = services.filter(({ name }) => plainWord(name) === word);
  const meant =
    named.length > 0 ? named : services.filter(({ type }) => type === (typesOf.get(word) ?? entered));
  const [service, ...more] = meant;
  if (!service) return fault('service', 'contract_import_service_unknown', { number, text: entered });
  return more.length === 0
    ? { service }
    : fault('service', 'contract_import_service_unclear', { number, text: entered });
};

type Change =
  | { type: 'create'; draft: StoredDraft }
  | ({ type: 'update'; id: number } & Difference<StoredDraft>);

export type JudgedContract = JudgedRow<ContractLine> & { service?: Service; change?: Change };

export type Judging = {
  /** Services by job number, of jobs in scope of the person who started the import. */
  services: ReadonlyMap<string, readonly Service[]>;
  /** Contracts by their number. */
  contracts: ReadonlyMap<string, ContractRow>;
  existing: ContractImportMapping['existing'];
  today: string;
};

type Seen = Map<string, number>;

/** Why a row changes nothing of a contract that was approved. */
export const notDraft = ({ number }: Pick<ContractLine, 'number'>): Remark => ({
  field: 'number',
  code: 'contract_import_not_draft',
  values: { number },
});

const judgeRow = (
  { line, cells, row, faults, warnings }: CleanTableRow<ContractLine>,
  seen: Seen,
  { services, contracts, existing, today }: Judging,
): JudgedContract => {
  const common = { line, cells, row, warnings, reasons: [] };
  const invalid = (reasons: JudgedContract['reasons']): JudgedContract => ({
    ...common,
    outcome: 'invalid',
    reasons,
  });
  const found = serviceOfRow(row, services.get(row.job_number));
  if (faults.length > 0 || 'fault' in found)
    return invalid([...faults, ...('fault' in found && row.job_number !== '' ? [found.fault] : [])]);
  const { service } = found;
  const duplicate = (code: string, values?: { line: number }): JudgedContract => ({
    ...common,
    outcome: 'duplicate',
    reasons: [{ field: 'number', code, ...(values ? { values } : {}) }],
  });
  const before = seen.get(row.number);
  if (before !== undefined) return duplicate('import_row_in_file', { line: before });
  const there = contracts.get(row.number);
  if (there && there.job_service_id !== service.id)
    return invalid([{ field: 'number', code: 'contract_number_taken' }]);
  if (there && existing === 'skip') return duplicate('import_exists');
  if (there && there.status !== 'draft') return invalid([notDraft(row)]);
  const draft = draftOfRow(row, service, there);
  const wrong = faultsOfDraft(draft, there, today);
  if (wrong.length > 0) return invalid(wrong);
  seen.set(row.number, line);
  if (!there) return { ...common, outcome: 'created', service, change: { type: 'create', draft } };
  const difference = differenceOf<StoredDraft>(there, draft);
  if (!difference) return duplicate('import_exists_same');
  const change = { type: 'update' as const, id: there.id, ...difference };
  return { ...common, outcome: 'updated', service, change };
};

/** Decides about each row, in the order of the file. */
export const judgeRows = (
  rows: readonly CleanTableRow<ContractLine>[],
  judging: Judging,
): JudgedContract[] => {
  const seen: Seen = new Map();
  return rows.map((row) => judgeRow(row, seen, judging));
};
