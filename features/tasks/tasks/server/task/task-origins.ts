import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { taskSources } from '../../contract/index.ts';

/** The job of a record that this person sees and may make tasks of; undefined where there is none. */
export type LoadOriginJob = (
  call: { tenant: Tenant; person: Person },
  recordId: number,
) => Promise<number | undefined>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By source of a task. Tasks of a source without an entry are made with their record alone. */
    taskOrigins: LoadOriginJob;
  }
}

export type TaskOrigins = Entries<'taskOrigins'>;

type Asked = {
  job_id: number;
  source: (typeof taskSources)[number];
  related_type_id: number | null;
  recurrence: unknown;
  recurring_interval: string | null;
};

/** What is wrong with the record that a new task is said to come from. */
export const checkOrigin = async (
  origins: TaskOrigins,
  call: Parameters<LoadOriginJob>[0] & { body: Asked },
): Promise<Record<string, string[]>> => {
  const { job_id, source, related_type_id, recurrence, recurring_interval } = call.body;
  if (source === 'task') return related_type_id === null ? {} : { related_type_id: ['no_related_record'] };
  const loadJob = origins[source];
  if (!loadJob) return { source: ['source_created_elsewhere'] };
  if (recurrence || recurring_interval) return { source: ['source_repeats'] };
  if (related_type_id === null) return { related_type_id: ['required'] };
  const jobId = await loadJob(call, related_type_id);
  return jobId === job_id ? {} : { related_type_id: ['record_not_of_job'] };
};
