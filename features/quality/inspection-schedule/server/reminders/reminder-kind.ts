import { scheduleReaders } from '#features/quality/inspections/contract';
import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { reminderWords } from './reminder-words.ts';
import { type Asked, stillWaiting } from './waiting-repository.ts';

/** The row in the matrix of preferences. */
const preferenceId = 5;

const event = 'inspection-due.reminded';

const notices = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const asked = { job_id: entityId, due_on: String(data.due_on), told_on: String(data.told_on) };
  const [site] = await stillWaiting(tenant, [asked]);
  if (!site) return [];
  const { place: _place, ...facts } = site;
  const params = { ...facts, ...asked, days: Number(data.days) };
  return [{ kind: event, preferenceId, own: [], flag: scheduleReaders, params }];
};

/** A mail that has not been sent yet leaves out what was inspected, planned or moved to another day meanwhile. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.filter(({ kind }) => kind === event);
  if (own.length === 0) return [];
  const asked = own.map(
    ({ params }): Asked => ({
      job_id: Number(params.job_id),
      due_on: String(params.due_on),
      told_on: String(params.told_on),
    }),
  );
  const waiting = new Set((await stillWaiting(tenant, asked)).map(({ place }) => place));
  return own.filter((_, place) => !waiting.has(place)).map(({ id }) => id);
};

/** Inspections that are due soon, or past due for another week. */
export const reminderKind: NotificationKind = {
  events: [event],
  delay: () => 0,
  notices,
  withdrawnNotices,
  words: reminderWords,
};
