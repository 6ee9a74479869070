import { beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import { startApp, type TestApp } from '../../../../../tests/api/harness/index.ts';
import { openStatuses, taskStatuses } from '../../contract/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

/** The statuses that a condition of the database names, in its words as PostgreSQL prints them. */
const statusesIn = (condition: string): string[] =>
  [...condition.matchAll(/'([a-z_]+)'/g)].flatMap(([, word]) => word ?? []).toSorted();

const conditionsOn = async (select: string): Promise<[name: string, statuses: string[]][]> => {
  const rows = (await asOwner(app, select)) as { name: string; condition: string | null }[];
  return rows.flatMap(({ name, condition }) =>
    condition?.includes('status') ? [[name, statusesIn(condition)] as [string, string[]]] : [],
  );
};

it('the table accepts every status of a task, and no other', async () => {
  const checks = await conditionsOn(
    `select conname as name, pg_get_constraintdef(oid) as condition from pg_constraint
     where conrelid = 'tasks'::regclass and contype = 'c'`,
  );
  expect(Object.fromEntries(checks).tasks_status_check).toEqual(taskStatuses.toSorted());
});

it('indexes of open work include every open status: a query that asks for all of them uses no other', async () => {
  const indexes = await conditionsOn(
    `select c.relname as name, pg_get_expr(i.indpred, i.indrelid) as condition from pg_index i
     join pg_class c on c.oid = i.indexrelid where i.indrelid = 'tasks'::regclass order by 1`,
  );
  const ofOpenWork = indexes.filter(([, statuses]) => statuses.includes('open'));
  expect(ofOpenWork.length).toBeGreaterThan(4);
  for (const [name, statuses] of ofOpenWork) expect.soft(statuses, name).toEqual(openStatuses.toSorted());
});
