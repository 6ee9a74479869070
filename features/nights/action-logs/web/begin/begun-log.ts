import type { JobRow } from '#features/sites/jobs/contract';
import type { Session } from '#platform/web/session/index';
import { type ActionLog, actionLogTransitions, type Round } from '../../contract/index.ts';

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
export const begunLog = (
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
