import { type RecurrenceInput, type Task, taskEndpoints } from '#features/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import type { Client } from './client.ts';
import type { Company, Who } from './seed-company.ts';
import type { TestApp } from './start-app.ts';

/** Weekly on the weekday of its start. */
export const weekly = (start_on: string, weekday: number, more: object = {}): RecurrenceInput => ({
  rule: { freq: 'week', every: 1, weekdays: [weekday], start_on, ...more },
});

export const onDay = (start_on: string, day: number, more: object = {}): RecurrenceInput => ({
  rule: { freq: 'month', every: 1, month_mode: 'day_of_month', day, start_on, ...more },
});

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

/** As the application role, within the company's organization. */
export const sqlAs = <R>(
  app: TestApp,
  company: Company,
  text: string,
  values: unknown[] = [],
): Promise<R[]> =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) => tenant.query<R>({ text, values }));

/** The tasks of a series as they stand in the database, deleted ones aside. */
export const rowsOf = (app: TestApp, company: Company, id: number): Promise<Row[]> =>
  sqlAs(
    app,
    company,
    `select id, series_id, occurrence_date::text, scheduled_on::text, status, title,
      to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as due_at
    from tasks where series_id = $1 and deleted_at is null order by occurrence_date`,
    [id],
  );

/** Signs in by the clock of the database, which judges sessions, whatever the server's says afterwards. */
export const signInAt = async (
  app: TestApp,
  company: Company,
  who: Who,
  now: string | null,
): Promise<Client> => {
  app.setNow(null);
  try {
    return await company.signIn(who);
  } finally {
    app.setNow(now);
  }
};
