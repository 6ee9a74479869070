import { beforeAll, expect, it } from 'vitest';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { priorityLevels, taskEndpoints, taskTypes } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;

setUpSeries((given) => {
  ({ app, acme, manager, supervisor } = given);
});

const kinds = taskTypes.flatMap((type) => priorityLevels.map((priority) => ({ type, priority })));

beforeAll(async () => {
  await sqlAs(
    app,
    acme,
    `insert into tasks (organization_id, number, title, description, job_id, building_id, type, priority_level, status)
     select $1, 7000 + row_number() over (), 'T', 'D', $2, $3, k.type, k.priority, 'open'
     from json_to_recordset($4) as k (type text, priority text)`,
    [acme.organizationId, acme.inScope.jobId, acme.inScope.buildingId, JSON.stringify(kinds)],
  );
});

type Kind = (typeof kinds)[number];
type Query = { type?: Kind['type'][]; priority?: Kind['priority'][] };

const wordsOf = (some: readonly Kind[]) => some.map(({ type, priority }) => `${type} ${priority}`).toSorted();

const listed = async (client: Client, query: Query) => {
  const { payload } = await client.call(taskEndpoints.listTasks, {
    query: { per_page: 100, ...query },
  });
  expect(payload.total).toBe(payload.rows.length);
  return wordsOf(payload.rows.map(({ type, priority_level: priority }) => ({ type, priority })));
};

const expected = ({ type, priority }: Query) =>
  wordsOf(
    kinds.filter(
      (kind) => type?.includes(kind.type) !== false && priority?.includes(kind.priority) !== false,
    ),
  );

const chosen: Kind['priority'][][] = [
  ['low'],
  ['medium'],
  ['high'],
  ['low', 'medium'],
  ['high', 'medium'],
  ['low', 'high'],
  ['low', 'medium', 'high'],
];

it.each(chosen)('finds the priorities that were chosen: %s %s %s', async (...priority) => {
  for (const client of [manager, supervisor])
    expect(await listed(client, { priority })).toEqual(expected({ priority }));
});

it('finds each type alone, and several with a priority', async () => {
  for (const client of [manager, supervisor]) {
    for (const type of taskTypes)
      expect(await listed(client, { type: [type] })).toEqual(expected({ type: [type] }));
    const query: Query = { type: ['other', 'deficiency', 'service'], priority: ['low', 'high'] };
    expect(await listed(client, query)).toEqual(expected(query));
    expect(await listed(client, {})).toEqual(expected({}));
  }
});
