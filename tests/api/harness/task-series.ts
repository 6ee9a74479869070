import { type RecurrenceInput, type Task, taskEndpoints } from '#features/tasks/tasks/contract';
import type { Client } from './client.ts';
import type { Company } from './seed-company.ts';
import { sqlAs } from './sql-as.ts';
import type { TestApp } from './start-app.ts';

export const inputOf = (company: Company, recurrence: RecurrenceInput, more: object = {}) => ({
  job_id: company.inScope.jobId,
  building_id: company.inScope.buildingId,
  description: 'Strip and wax the lobby',
  type: 'periodic_work' as const,
  recurrence,
  ...more,
});

export const createSeries = async (
  client: Client,
  company: Company,
  recurrence: RecurrenceInput,
  more: object = {},
): Promise<{ task: Task; id: number }> => {
  const answer = await client.call(taskEndpoints.createTask, { body: inputOf(company, recurrence, more) });
  if (answer.status !== 200) throw new Error(answer.text);
  return { task: answer.payload, id: answer.payload.series?.id ?? 0 };
};

export const readSeries = async (client: Client, id: number) =>
  (await client.call(taskEndpoints.getSeries, { params: { id } })).payload;

export type Row = {
  id: number;
  series_id: number;
  occurrence_date: string;
  scheduled_on: string;
  due_at: string;
  status: string;
  title: string;
};

/** The rows of a series' tasks in the database, without deleted ones. */
export const rowsOf = (app: TestApp, company: Company, id: number): Promise<Row[]> =>
  sqlAs(
    app,
    company,
    `select id, series_id, occurrence_date::text, scheduled_on::text, status, title,
      to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as due_at
    from tasks where series_id = $1 and deleted_at is null order by occurrence_date`,
    [id],
  );
