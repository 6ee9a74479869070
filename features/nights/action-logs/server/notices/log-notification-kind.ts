import { z } from 'zod';
import type { Notice, NotificationKind, SentNotice } from '#features/sites/notifications/server';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { actionLogStatus } from '../../contract/index.ts';
import { actionLogTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const row = z.object({
  id: z.int(),
  status: actionLogStatus,
  day: z.string(),
  site: z.string(),
  job: z.string(),
  porter_id: z.int(),
  porter: z.string().nullable(),
  actor: z.string().nullable(),
  entries: z.int(),
  photos: z.int(),
  finalized_at: z.string().nullable(),
});

type LogFacts = z.infer<typeof row>;

/** What is told of logs; nothing of those that are deleted. */
const factsOfLogs = (tenant: Tenant, ids: readonly number[]): Promise<LogFacts[]> =>
  tenant.query({
    name: 'action-log-notice-facts',
    text: `select t.id, t.status, t.log_date::text as day, b.name as site, j.job_name as job, t.porter_id,
        ${personName('t', 'porter_id')} as porter, ${personName('t', 'finalized_by')} as actor, t.finalized_at,
        (select count(*)::int from action_log_entries e where e.organization_id = $1 and e.log_id = t.id
          and e.deleted_at is null) as entries,
        (select count(*)::int from action_log_entries e join files f on f.organization_id = $1
          and f.owner_entity = 'action-log-entry' and f.owner_id = e.id and f.deleted_at is null
          where e.organization_id = $1 and e.log_id = t.id and e.deleted_at is null) as photos
      from action_logs t
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.id = any($2::int[]) and t.deleted_at is null`,
    values: [tenant.organizationId, ids],
    row,
  });

const texts = readTexts({ en, es });

/** What is told of an action log, in the language of who reads it. */
const logWords: NotificationKind['words'] = (name, params, locale) => {
  const step = name === 'action-log.finalized' ? 'finalized' : 'leftOpen';
  if (step === 'leftOpen' && name !== 'action-log.left-open') return undefined;
  const [own, t] = [texts(locale), actionLogTexts(locale)];
  const { id, site, job, actor } = params;
  const [day, porter] = [shownDate(String(params.day)), String(params.porter ?? own('somebody'))];
  const values = { site: String(site), day, porter, actor: String(actor ?? '') };
  const itself = step === 'finalized' && actor === null;
  const facts = [
    { label: t('field.building'), value: String(site) },
    { label: t('field.job'), value: job === site ? '' : String(job) },
    { label: t('field.log_date'), value: day },
    { label: t('field.porter'), value: porter },
    { label: t('field.entries'), value: String(params.entries) },
    { label: t('field.photos'), value: String(params.photos) },
  ];
  return {
    title: own(`title.${step}`, values),
    text: [porter, own('entries', { count: Number(params.entries) })].join(' · '),
    sentence: own(itself ? 'sentence.finalizedItself' : `sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/action-log?id=${id}`,
  };
};

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
            kind: leftOpen,
            preferenceId: preferenceIds.leftOpen,
            own: [found.porter_id],
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
