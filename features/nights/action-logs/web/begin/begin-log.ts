import type { QueryClient } from '@tanstack/react-query';
import type { JobRow } from '#features/sites/jobs/contract';
import { serverNow } from '#platform/web/api/index';
import { todayIn } from '#platform/web/i18n/index';
import { submit } from '#platform/web/outbox/index';
import type { Session } from '#platform/web/session/index';
import type { Round } from '../../contract/index.ts';
import { aboutLog, logGroup } from '../outbox/about.ts';
import { saveLogWrite } from '../outbox/log-writes.ts';
import { roundsQuery } from '../rounds/rounds-query.ts';
import { begunLog } from './begun-log.ts';

type Building = { id: number; name: string; time_zone: string };

/** `day` is an earlier day; without it the log is of today. */
type Chosen = { job: JobRow; building: Building; day?: string | undefined };

/** Begins the own log of a day under a key of this device, or finds the one that exists; returns its id, or the key until the
 * server has it. */
export const beginLog = async (
  client: QueryClient,
  session: Session,
  { job, building, day }: Chosen,
): Promise<number | string> => {
  const client_uuid = crypto.randomUUID();
  const at = serverNow().toISOString();
  const rounds = client.getQueryData<Round[]>(roundsQuery(job.id).queryKey) ?? [];
  const log_date = day ?? todayIn(building.time_zone);
  const log = begunLog({ client_uuid, job, building, log_date, rounds, at }, session);
  const outcome = await submit(client, {
    kind: saveLogWrite,
    id: client_uuid,
    parts: {
      body: {
        jobId: job.id,
        buildingId: building.id,
        client_uuid,
        device_at: at,
        ...(day ? { log_date: day } : {}),
      },
    },
    group: logGroup(client_uuid),
    about: aboutLog(log),
    form: { log },
  });
  return outcome.sent ? outcome.answer.id : client_uuid;
};
