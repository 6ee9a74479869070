import type { Notice, NotificationKind, SentNotice } from '#features/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { renewalOf } from '../../contract/index.ts';
import { stillEnding } from './ending-repository.ts';
import { endingWords } from './ending-words.ts';

/** The row of the matrix. */
const preferenceId = 20;

const event = 'contract.ending';

/** No amounts: whoever sees the job may know until when its contracts hold. */
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

/** A mail that waits leaves out what was renewed, ended or amended meanwhile. */
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

export const endingNoticeKind: NotificationKind = {
  events: [event],
  delay: () => 0,
  notices,
  withdrawnNotices,
  words: endingWords,
};
