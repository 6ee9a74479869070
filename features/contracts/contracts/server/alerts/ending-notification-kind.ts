import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { renewalOf } from '../../contract/index.ts';
import { stillEnding } from './ending-repository.ts';
import { endingWords } from './ending-words.ts';

/** Id of the row in `preferenceRows`, which decides who is notified. */
const preferenceId = 20;

const event = 'contract.ending';

/** Carries no amounts: everyone who sees the job may know when its contracts end, but not what they cost. */
const notices = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const [found] = await stillEnding(tenant, [{ id: entityId, ends_on: String(data.ends_on) }]);
  if (!found) return [];
  const { id, job_id, number, service, ends_on, job_number, job_name } = found;
  const renewal = renewalOf({ ...found, termination_date: ends_on });
  const renews = renewal !== null && renewal.noticed_on === null;
  return [
    {
      kind: event,
      preferenceId,
      own: [],
      flag: 'hasAccessWorld',
      params: {
        ...{ id, job_id, number, service, ends_on, job_number, job_name, days: Number(data.days) },
        notice_by: renews ? renewal.notice_by : null,
        renews_until: renews ? renewal.until : null,
      },
    },
  ];
};

/** Takes notifications out of a mail that was not sent yet, when the contract was renewed, ended or amended. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.filter(({ kind }) => kind === event);
  if (own.length === 0) return [];
  const found = await stillEnding(
    tenant,
    own.map(({ params }) => ({ id: Number(params.id), ends_on: String(params.ends_on) })),
  );
  const holds = new Set(found.map(({ id, ends_on }) => `${id} ${ends_on}`));
  return own.filter(({ params }) => !holds.has(`${params.id} ${params.ends_on}`)).map(({ id }) => id);
};

export const endingNotificationKind: NotificationKind = {
  events: [event],
  delay: () => 0,
  notices,
  withdrawnNotices,
  words: endingWords,
};
