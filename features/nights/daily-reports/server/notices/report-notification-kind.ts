import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { correctionTime } from '../unlocked/alert-unlocked-doors.ts';
import { factsOfReports, stillUnlocked, unlockedDoor } from './notice-repository.ts';
import { reportWords } from './report-words.ts';

/** The rows of the matrix. */
const preferenceIds = { unlocked: 10, finalized: 11 } as const;

const unlockedEvent = 'daily-report.door-unlocked';

const isFinalized = ({ name, data }: Event): boolean =>
  name === 'daily-report.moved' && data.transition === 'finalize';

const noticesOfDoor = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const door = { report_id: entityId, place_id: Number(data.place_id), told_at: String(data.told_at) };
  const found = await unlockedDoor(tenant, door);
  if (!found) return [];
  return [
    {
      ...{ kind: unlockedEvent, preferenceId: preferenceIds.unlocked, own: [], urgent: true },
      ...{ flag: 'hasAccessReports', unless: 'reports.onlyFinalized' },
      params: { ...found, ...door },
    },
  ];
};

const noticesOfReport = async (tenant: Tenant, { entityId }: Event): Promise<readonly Notice[]> => {
  const [found] = await factsOfReports(tenant, [entityId]);
  if (found?.status !== 'finalized') return [];
  return [
    {
      ...{ kind: 'daily-report.finalized', preferenceId: preferenceIds.finalized, own: [] },
      ...{ flag: 'hasAccessReports', params: found },
    },
  ];
};

/** A mail that waits leaves out doors that were corrected, and reports that were opened again. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const doors = sent.filter(({ kind }) => kind === unlockedEvent);
  const finals = sent.filter(({ kind }) => kind === 'daily-report.finalized');
  if (doors.length + finals.length === 0) return [];
  const open = await stillUnlocked(
    tenant,
    doors.map(({ params: { report_id, place_id, told_at } }) => ({
      report_id: Number(report_id),
      place_id: Number(place_id),
      told_at: String(told_at),
    })),
  );
  const ids = finals.map(({ params }) => Number(params.id));
  const stands = (await factsOfReports(tenant, ids)).map(({ id, finalized_at }) => `${id} ${finalized_at}`);
  return [
    ...doors.filter((_, place) => !open.has(place)),
    ...finals.filter(({ params }) => !stands.includes(`${params.id} ${params.finalized_at}`)),
  ].map(({ id }) => id);
};

/** What nightly reports tell people about. */
export const reportNotificationKind: NotificationKind = {
  events: [unlockedEvent, 'daily-report.moved'],
  delay: (event) => {
    if (event.name === unlockedEvent) return correctionTime;
    return isFinalized(event) ? 0 : undefined;
  },
  notices: (tenant, event) =>
    event.name === unlockedEvent ? noticesOfDoor(tenant, event) : noticesOfReport(tenant, event),
  withdrawnNotices,
  words: reportWords,
};
