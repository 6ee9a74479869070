import { insertDrafts, lockContracts, setDrafts } from '#features/contracts/contracts/server';
import {
  recordImported,
  type Writing,
  type WrittenRecord,
  type WrittenRow,
  withJudged,
} from '#features/imports/imports/server';
import { lockJobs } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { ContractImportMapping } from '../contract/index.ts';
import { type JudgedContract, judgeRows, notDraft } from './judge-rows.ts';
import { type ContractPlan, loadJudging } from './load-judging.ts';

type ContractWriting = Writing<ContractImportMapping, ContractPlan>;

type Step = Required<Pick<JudgedContract, 'line' | 'row' | 'service' | 'change'>>;

/** Judges rows again, because contracts may have changed since the file was read. Their jobs are locked first, as by everyone who
 * writes contracts: a change made at this moment is either seen here or comes after. */
const judgeLocked = async (
  tenant: Tenant,
  judged: readonly JudgedContract[],
  writing: ContractWriting,
): Promise<JudgedContract[]> => {
  const hopeful = judged.filter(({ change }) => change !== undefined);
  const named = new Set(hopeful.map(({ row }) => row.job_number));
  const jobs = writing.plan.jobs.filter(({ number }) => named.has(number));
  const locked = await lockJobs(
    tenant,
    jobs.map(({ id }) => id),
  );
  const there = new Set(locked.map(({ id }) => id));
  const plan = { jobs: jobs.filter(({ id }) => there.has(id)) };
  const again = judgeRows(
    hopeful.map((row) => ({ ...row, faults: [] })),
    await loadJudging(tenant, hopeful, { ...writing, plan }),
  );
  return withJudged(judged, again);
};

const hasStep = (row: JudgedContract): row is JudgedContract & Step => row.change !== undefined;

/** Writes the changes, with one statement for each kind of change, and returns the contract of each line. A line whose contract
 * was no draft at that moment has none. */
const writeSteps = async (
  tenant: Tenant,
  steps: readonly Step[],
  { userId, timeZone, now }: ContractWriting,
): Promise<ReadonlyMap<number, number>> => {
  const added = steps.flatMap(({ line, change }) => (change.type === 'create' ? [{ line, change }] : []));
  const changed = steps.flatMap(({ line, change }) => (change.type === 'update' ? [{ line, change }] : []));
  const ids = await insertDrafts(
    tenant,
    added.map(({ change }) => change.draft),
    { userId, today: dateAt(now, timeZone) },
  );
  const set = await setDrafts(
    tenant,
    changed.map(({ change: { id, after } }) => ({ id, change: after })),
  );
  return new Map([
    ...added.map(({ line }, at): [number, number] => [line, ids[at] ?? 0]),
    ...changed.flatMap(({ line, change: { id } }): [number, number][] => (set.has(id) ? [[line, id]] : [])),
  ]);
};

const recordOf = ({ row, service, change }: Step, id: number, written_at: string): WrittenRecord => ({
  type: 'contract',
  id,
  page: service.id,
  written_at,
  name: row.number,
  before: change.type === 'update' ? change.before : null,
});

/** Writes one part of a list of contracts. */
export const writeRows = async (
  tenant: Tenant,
  judged: readonly JudgedContract[],
  writing: ContractWriting,
): Promise<WrittenRow[]> => {
  const again = await judgeLocked(tenant, judged, writing);
  const ids = await writeSteps(tenant, again.filter(hasStep), writing);
  const rows = again.map(({ change, ...row }): JudgedContract => {
    if (!change || ids.has(row.line)) return { ...row, ...(change && { change }) };
    return { ...row, outcome: 'invalid', reasons: [notDraft(row.row)] };
  });
  const steps = rows.filter(hasStep);
  const idOf = ({ line }: { line: number }): number => ids.get(line) ?? 0;
  for (const [type, action] of [
    ['create', 'contract.created'],
    ['update', 'contract.updated'],
  ] as const) {
    await recordImported(tenant, writing, {
      action,
      entity: 'contract',
      records: steps
        .filter(({ change }) => change.type === type)
        .map((step) => ({ entityId: idOf(step), buildingId: null, jobId: step.service.job_id })),
    });
  }
  const times = new Map(
    (await lockContracts(tenant, steps.map(idOf))).map(({ id, updated_at }) => [id, updated_at]),
  );
  const stepOf = new Map(steps.map((step) => [step.line, step]));
  return rows.map((row) => {
    const step = stepOf.get(row.line);
    const id = idOf(row);
    return {
      ...row,
      ...(step && { job_id: step.service.job_id, records: [recordOf(step, id, times.get(id) ?? '')] }),
    };
  });
};
