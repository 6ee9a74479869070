import type { ActionLog } from '../../contract/index.ts';

/** What the outbox shows about a write of a log, and the key that names the log on this device. */
export type AboutLog = { ref: string; site: string; date: string };

export type AboutEntry = AboutLog & {
  entry: string;
  kind: ActionLog['entries'][number]['action_type'];
  /** Name of the place, because the write has only its id. */
  room?: string | null;
  floor?: string | null;
};

export const aboutLog = ({ client_uuid, job, log_date }: ActionLog): AboutLog => ({
  ref: client_uuid,
  site: `${job.job_number} ${job.job_name}`,
  date: log_date,
});

/** Writes of one log arrive in the order in which they were entered, the one that begins it first. */
export const logGroup = (ref: string): string => `action-log ${ref}`;
