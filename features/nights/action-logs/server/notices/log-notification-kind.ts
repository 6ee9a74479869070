import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { factsOfLogs, type LogFacts } from './log-facts-repository.ts';
import { logWords } from './log-words.ts';

/** The rows of the matrix. */
const preferenceIds = { finalized: 13, leftOpen: 14 } as const;

const leftOpen = 'action-log.left-open';

const finalized = 'action-log.finalized';

const isFinalized = ({ name, data }: Event): boolean =>
  name === 'action-log.moved' && data.transition === 'finalize';

const paramsOf = ({ porter_id: _porter, ...facts }: LogFacts) => facts;

const notices = async (tenant: Tenant, event: Event): Promise<readonly Notice[]> => {
  const [found] = await factsOfLogs(tenant, [event.entityId]);
  if (!found) return [];
  const shared = { flag: 'hasAccessActionLog', params: paramsOf(found) } as const;
  if (event.name === leftOpen)
    return found.status === 'finalized'
      ? []
      : [
          {
            ...shared,
            ...{ kind: leftOpen, preferenceId: preferenceIds.leftOpen, own: [found.porter_id] },
            unless: 'actionLogs.onlyFinalized',
          },
        ];
  if (found.status !== 'finalized') return [];
  return [{ ...shared, kind: finalized, preferenceId: preferenceIds.finalized, own: [] }];
};

/** A mail that waits leaves out logs that were finalized meanwhile, or opened again. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const own = sent.filter(({ kind }) => kind === leftOpen || kind === finalized);
  if (own.length === 0) return [];
  const facts = await factsOfLogs(
    tenant,
    own.map(({ params }) => Number(params.id)),
  );
  const holds = ({ kind, params }: SentNotice): boolean => {
    const now = facts.find(({ id }) => id === params.id);
    if (!now) return false;
    return kind === leftOpen ? now.status !== 'finalized' : now.finalized_at === params.finalized_at;
  };
  return own.filter((notice) => !holds(notice)).map(({ id }) => id);
};

/** What action logs tell people about. */
export const logNotificationKind: NotificationKind = {
  events: ['action-log.moved', leftOpen],
  delay: (event) => (event.name === leftOpen || isFinalized(event) ? 0 : undefined),
  notices,
  withdrawnNotices,
  words: logWords,
};
