import type { QueryClient } from '@tanstack/react-query';
import { buildingQuery, tenantsQuery } from '#features/sites/buildings/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { serverNow } from '#platform/web/api/index';
import { submit } from '#platform/web/outbox/index';
import type { Session } from '#platform/web/session/index';
import type { ReportType } from '../../contract/index.ts';
import { aboutReport, reportGroup } from '../outbox/about.ts';
import { startReportWrite } from '../outbox/report-writes.ts';
import { begunReport } from './begun.ts';

type Chosen = {
  job: JobRow;
  buildingId: number;
  type: ReportType;
  /** An earlier one; tonight without it. */
  night?: string | undefined;
};

/** Begins the report of a night under a key of this device, and waits for the server a moment at most. Without a connection the
 * doors are those that the device knows of the building; the server adds what is missing. Returns the key. */
export const beginReport = async (
  client: QueryClient,
  session: Session,
  { job, buildingId, type, night }: Chosen,
): Promise<string> => {
  const [building, tenants] = await Promise.all([
    client.ensureQueryData(buildingQuery(buildingId)),
    client.ensureQueryData(tenantsQuery(buildingId)),
  ]);
  const client_uuid = crypto.randomUUID();
  const at = serverNow().toISOString();
  const report = begunReport({ client_uuid, job, building, tenants, type, at, night }, session);
  await submit(client, {
    kind: startReportWrite,
    id: client_uuid,
    group: reportGroup(client_uuid),
    parts: {
      body: {
        job_id: job.id,
        building_id: buildingId,
        type,
        client_uuid,
        device_created_at: at,
        ...(night ? { report_date: night } : {}),
      },
    },
    about: aboutReport(client_uuid, report),
    form: { report },
  });
  return client_uuid;
};
