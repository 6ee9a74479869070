import type { QueryClient } from '@tanstack/react-query';
import type { JobRow } from '#features/sites/jobs/contract';
import { serverNow } from '#platform/web/api/index';
import { todayIn } from '#platform/web/i18n/index';
import { submit } from '#platform/web/outbox/index';
import type { Session } from '#platform/web/session/index';
import { type ActionLog, actionLogTransitions, type Round } from '../../contract/index.ts';
import { aboutLog, logGroup } from '../outbox/about.ts';
import { saveLogWrite } from '../outbox/log-writes.ts';
import { roundsQuery } from '../rounds/rounds-query.ts';

type Begun = {
  client_uuid: string;
  job: JobRow;
  building: { id: number; name: string; time_zone: string };
  log_date: string;
  rounds: readonly Round[];
  at: string;
};

/** What a device does not know of a log that has just begun, or what is empty then. */
const unknown = {
  id: 0,
  status: 'new',
  status_code: 1,
  entry_count: 0,
  running_count: 0,
  photo_count: 0,
  reopened: false,
  shift_start: null,
  shift_end: null,
  comment: '',
  entries: [],
  timeline: [],
  finalized_at: null,
  finalized_by: null,
  reopened_at: null,
  reopened_by: null,
} satisfies Partial<ActionLog>;

/** The log as the server will answer it: with this it can be written before the server has heard of it. */
const begunLog = (
  { job, rounds, at, ...begun }: Begun,
  { user, flags }: Pick<Session, 'user' | 'flags'>,
): ActionLog => {
  const actor = { userId: user.id, flags, license: user.license };
  return {
    ...unknown,
    ...begun,
    keys: [begun.client_uuid],
    rounds: rounds.filter((round) => round.building.id === begun.building.id),
    job: { id: job.id, job_number: job.job_number, job_name: job.job_name },
    client: job.client,
    porter: { id: user.id, name: user.name },
    updated_at: at,
    allowed_transitions: actionLogTransitions.allowed({ status: 'new', porter_id: user.id }, actor),
    can: {
      update: true,
      delete: false,
      delete_final: false,
      delete_entry: true,
      edit_files: true,
      show: true,
      share: false,
      add_task: flags.has('hasAccessTasks') && flags.has('tasks.canAddTask'),
    },
  };
};

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
