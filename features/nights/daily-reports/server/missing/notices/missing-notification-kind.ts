import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { type OwedDay, owedDaysById } from '../list/missing-by-id-repository.ts';
import { missingWords, together } from './missing-words.ts';

/** Rows of the matrix of preferences. Reminders ignore them: they always reach the people of the site. */
const preferenceIds = { nightly_report: 12, action_log: 14 } as const;

const alerted = 'missing-work.alerted';

const reminded = 'missing-work.reminded';

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

const isMissing = ({ handed_in, excused }: OwedDay): boolean => !handed_in && excused === null;

const flagsOf = ({ work }: OwedDay) =>
  work === 'nightly_report'
    ? ({ flag: 'hasAccessReports', unless: 'reports.onlyFinalized' } as const)
    : ({ flag: 'hasAccessActionLog', unless: 'actionLogs.onlyFinalized' } as const);

const paramsOf = ({ id, work, day, job, building, begun }: OwedDay) => ({
  count: 1,
  ids: String(id),
  work,
  day,
  job_id: job.id,
  building_id: building.id,
  site: `${job.job_number} ${job.job_name}`,
  building: building.name === job.job_name ? '' : building.name,
  begun_id: begun?.id ?? null,
});

/** For a missing log, its porters get a reminder in place of the alert, because the alert leads to a list that only the office sees. */
const alertsOf = ({ work, people }: OwedDay) => {
  const preferenceId = preferenceIds[work];
  if (work === 'nightly_report') return [{ kind: alerted, preferenceId, own: [] }];
  return [
    { kind: alerted, preferenceId, own: [], jobRoles: ['AA', 'SU'] as const },
    { kind: reminded, preferenceId, own: people.map(({ id }) => id), jobRoles: ['DP'] as const },
  ];
};

const remindersOf = ({ people }: OwedDay) => [
  { kind: reminded, preferenceId: null, own: people.map(({ id }) => id), jobRoles: [] },
];

const notices = async (tenant: Tenant, event: Event): Promise<readonly Notice[]> => {
  const days = await owedDaysById(tenant, numbers(event.data.ids), event.at);
  const noticesOf = event.name === alerted ? alertsOf : remindersOf;
  return days.filter(isMissing).flatMap((day) =>
    noticesOf(day).map((notice) => ({
      ...notice,
      ...flagsOf(day),
      jobId: day.job.id,
      params: paramsOf(day),
    })),
  );
};

/** A mail that has not been sent yet is dropped once everything that it names is handed in or excused. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.filter(({ kind }) => kind.startsWith(alerted) || kind.startsWith(reminded));
  if (own.length === 0) return [];
  const idsOf = ({ params }: SentNotice) => String(params.ids).split(',').map(Number);
  const days = await owedDaysById(tenant, own.flatMap(idsOf), new Date());
  const missing = new Set(days.filter(isMissing).map(({ id }) => id));
  return own.filter((notice) => !idsOf(notice).some((id) => missing.has(id))).map(({ id }) => id);
};

/** Notifications about missing reports and logs. */
export const missingNotificationKind: NotificationKind = {
  events: [alerted, reminded],
  delay: () => 0,
  notices,
  together,
  withdrawnNotices,
  words: missingWords,
};
