import { insertDrafts, lockContracts, setDrafts } from '#features/contracts/server';
import type { WrittenRecord, WrittenRow } from '#features/imports/server';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { ContractImportMapping } from '../contract/index.ts';
import { type JudgedContract, judgeRows } from './judge-rows.ts';
import { type ContractPlan, loadJudging } from './load-judging.ts';

type Writing = {
  importId: number;
  mapping: ContractImportMapping;
  plan: ContractPlan;
  timeZone: string;
  now: Date;
  userId: number;
  record: { file_name: string };
};

type Step = Required<Pick<JudgedContract, 'line' | 'row' | 'service' | 'change'>>;

/** Writes the changes, with one statement for each kind of change, and returns the contract of each line. */
const writeSteps = async (
  tenant: Tenant,
  steps: readonly Step[],
  { userId, timeZone, now }: Writing,
): Promise<ReadonlyMap<number, number>> => {
  const added = steps.flatMap(({ line, change }) => (change.type === 'create' ? [{ line, change }] : []));
  const changed = steps.flatMap(({ line, change }) => (change.type === 'update' ? [{ line, change }] : []));
  const ids = await insertDrafts(
    tenant,
    added.map(({ change }) => change.draft),
    { userId, today: dateAt(now, timeZone) },
  );
  await setDrafts(
    tenant,
    changed.map(({ change: { id, after } }) => ({ id, change: after })),
  );
  return new Map([
    ...added.map(({ line }, at): [number, number] => [line, ids[at] ?? 0]),
    ...changed.map(({ line, change }): [number, number] => [line, change.id]),
  ]);
};

const recordOf = ({ row, service, change }: Step, id: number, written_at: string): WrittenRecord => ({
  ...{ type: 'contract', id, page: service.id, written_at },
  name: row.number,
  before: change.type === 'update' ? change.before : null,
});

/** Writes one part of a list of contracts. Rows are checked again, because contracts may have changed meanwhile. */
export const writeRows = async (
  tenant: Tenant,
  judged: readonly JudgedContract[],
  writing: Writing,
): Promise<WrittenRow[]> => {
  const hopeful = judged.filter(({ change }) => change !== undefined);
  const again = judgeRows(
    hopeful.map((row) => ({ ...row, faults: [] })),
    await loadJudging(tenant, hopeful, writing),
  );
  const judgedAgain = new Map(again.map((row) => [row.line, row]));
  const rows = judged.map((row) => judgedAgain.get(row.line) ?? row);
  const steps = rows.filter((row): row is JudgedContract & Step => row.change !== undefined);
  const ids = await writeSteps(tenant, steps, writing);
  const idOf = ({ line }: { line: number }): number => ids.get(line) ?? 0;
  for (const [type, action] of [
    ['create', 'contract.created'],
    ['update', 'contract.updated'],
  ] as const) {
    await writeAuditOfMany(
      tenant,
      { userId: writing.userId, impersonated: false },
      {
        action,
        entity: 'contract',
        note: writing.record.file_name,
        changes: { import_id: [null, writing.importId] },
        records: steps
          .filter(({ change }) => change.type === type)
          .map((step) => ({ entityId: idOf(step), buildingId: null, jobId: step.service.job_id })),
      },
    );
  }
  const times = new Map(
    (await lockContracts(tenant, steps.map(idOf))).map(({ id, updated_at }) => [id, updated_at]),
  );
  const stepOf = new Map(steps.map((step) => [step.line, step]));
  return rows.map(({ line, outcome, reasons, warnings }) => {
    const step = stepOf.get(line);
    const id = idOf({ line });
    return {
      ...{ line, outcome, reasons, warnings },
      ...(step && { job_id: step.service.job_id, records: [recordOf(step, id, times.get(id) ?? '')] }),
    };
  });
};
