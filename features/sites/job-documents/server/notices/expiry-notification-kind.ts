import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { isConfidential } from '../../contract/index.ts';
import { findExpiring, replacedOrRemoved } from './expiry-notice-repository.ts';
import { expiryWords } from './expiry-words.ts';

/** The row in the matrix of preferences. */
const preferenceId = 21;

const event = 'job-document.expiring';

const notices = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const document = await findExpiring(tenant, entityId, String(data.expires_on));
  if (!document) return [];
  const { id, job_id, type, name, expires_on, job_number, job_name } = document;
  return [
    {
      kind: event,
      preferenceId,
      own: [],
      flag: isConfidential(type) ? 'admin.canEditContract' : 'hasAccessWorld',
      params: { id, job_id, type, name, expires_on, job_number, job_name, days: Number(data.days) },
    },
  ];
};

/** A mail that has not been sent yet leaves out documents that were replaced meanwhile. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.filter(({ kind }) => kind === event);
  const gone = await replacedOrRemoved(
    tenant,
    own.map(({ params }) => Number(params.id)),
  );
  return own.filter(({ params }) => gone.has(Number(params.id))).map(({ id }) => id);
};

export const expiryNotificationKind: NotificationKind = {
  events: [event],
  delay: () => 0,
  notices,
  withdrawnNotices,
  words: expiryWords,
};
