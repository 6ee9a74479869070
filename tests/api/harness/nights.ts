import { randomUUID } from 'node:crypto';
import {
  type DailyReport,
  incidentEndpoints,
  reportEndpoints,
} from '#features/nights/daily-reports/contract';
import type { Client, Company, TestApp } from './index.ts';
import { sqlAs } from './sql-as.ts';

/** Tenants whose doors are checked at the building of the company, in suites from 101 on. */
export const addDoors = async (app: TestApp, company: Company, count: number): Promise<number[]> => {
  const rows = await sqlAs(
    app,
    company,
    `insert into building_tenants (organization_id, building_id, name, suite, check_doors)
     select ${company.organizationId}, ${company.inScope.buildingId}, 'Tenant ' || n, (100 + n)::text, true
     from generate_series(1, ${count}) n returning id`,
  );
  return (rows as { id: number }[]).map(({ id }) => id);
};

export type Door = {
  place_id: number;
  result?: 'locked' | 'found_unlocked' | 'no_access' | 'not_serviced';
  checked_at?: string;
  note?: string;
};

/** Writes the report of a night with these doors and with everything that clients never see. It is not final. */
export const writeNight = async (
  client: Client,
  company: Company,
  report_date: string,
  doors: readonly Door[],
  type?: DailyReport['type'],
): Promise<DailyReport> => {
  const { jobId: job_id, buildingId: building_id } = company.inScope;
  const { payload } = await client.call(reportEndpoints.startDailyReport, {
    body: { job_id, building_id, report_date, ...(type ? { type } : {}) },
  });
  const params = { id: payload.id };
  await client.call(reportEndpoints.saveDoorChecks, {
    params,
    body: {
      checks: doors.map((door) => ({
        client_uuid: randomUUID(),
        kind: 'tenant' as const,
        result: 'locked' as const,
        checked_at: '23:10',
        ...door,
      })),
    },
  });
  await client.call(incidentEndpoints.saveIncident, {
    params,
    body: { client_uuid: randomUUID(), kind: 'leak', place: 'Dock', description: 'SECRET leak' },
  });
  const said = await client.call(reportEndpoints.updateDailyReport, {
    params,
    body: {
      general_comments: { description: 'SECRET comments' },
      headcount: { planned: 6, present: 5 },
      absences: [{ name: 'SECRET Absent', reason: 'SECRET flu' }],
      supplies_needed: [{ name: 'SECRET soap', quantity: 2 }],
      equipment_issues: ['SECRET vacuum'],
      alarm: { set: true, time: '02:30' },
    },
  });
  return said.payload;
};

/** The same, but the report is final. */
export const finalNight = async (
  client: Client,
  company: Company,
  report_date: string,
  doors: readonly Door[],
  type?: DailyReport['type'],
): Promise<DailyReport> => {
  const { id } = await writeNight(client, company, report_date, doors, type);
  const done = await client.call(reportEndpoints.finalizeDailyReport, { body: { id } });
  return done.payload;
};
