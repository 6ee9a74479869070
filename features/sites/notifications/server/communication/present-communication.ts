import { notifiableRolesOf } from '#features/sites/assignments/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { notificationEndpoints, Preference } from '../../contract/index.ts';
import {
  defaultOf,
  isNotified,
  type JobRole,
  jobRoleOf,
  type PreferenceRow,
  preferenceRows,
} from '../../contract/matrix.ts';
import { type ChoiceRow, ownChoices, readers } from './preference-repository.ts';

type Communication = AnswerOf<(typeof notificationEndpoints)['getCommunicationPreferences']>;

const presentRow = (
  row: PreferenceRow,
  held: readonly JobRole[],
  choices: readonly ChoiceRow[],
  jobId: number | null,
): Preference => {
  const own = choices.filter(({ preference_id }) => preference_id === row.id);
  const atJob = jobId !== null && own.some((choice) => choice.job_id === jobId);
  const source = atJob ? 'job' : own.some((choice) => choice.job_id === null) ? 'all' : 'default';
  const roles = held.filter((role) => role !== 'own');
  return {
    id: row.id,
    key: row.key,
    active: isNotified(row, held, own, jobId),
    fixed: row.fixed ?? false,
    source,
    own_only: source === 'default' && !row.fixed && !defaultOf(row, roles) && defaultOf(row, ['own']),
  };
};

/** The preferences of a person everywhere, or at one job. Includes `own`, because everybody may become assignee or
 * creator. */
export const presentCommunication = async (
  tenant: Tenant,
  person: Person,
  now: Date,
  jobId: number | null,
): Promise<Communication> => {
  const [reader] = await readers(tenant, [person.userId]);
  const keys = await notifiableRolesOf(tenant, person.userId, { jobId, now, zone: 'UTC' });
  const held: JobRole[] = ['own', ...keys.flatMap((key) => jobRoleOf(key) ?? [])];
  const choices = await ownChoices(tenant);
  return {
    delivery: reader?.delivery ?? 'instant',
    time_zone: reader?.own_zone ?? null,
    organization_time_zone: person.timeZone,
    rows: preferenceRows.map((row) => presentRow(row, held, choices, jobId)),
    exceptions: choices.flatMap(({ job_id, job_number, job_name, preference_id, active }) =>
      job_id === null || job_number === null || job_name === null
        ? []
        : [{ id: preference_id, job_id, job_number, job_name, active }],
    ),
  };
};
