import { z } from 'zod';
import type {
  Notice,
  NotificationKind,
  Params,
  SentNotice,
  Words,
} from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { renewalOf } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  number: z.string(),
  service: z.string(),
  ends_on: z.string(),
  auto_renew: z.boolean(),
  term_months: z.int().nullable(),
  renewal_notice_days: z.int(),
  renewal_notice_on: z.string().nullable(),
  job_number: z.string(),
  job_name: z.string(),
});

type EndingContract = z.infer<typeof row>;

/** Those of the contracts that are still approved and still end on the given day. */
export const stillEnding = (
  tenant: Tenant,
  asked: readonly { id: number; ends_on: string }[],
): Promise<EndingContract[]> =>
  tenant.query({
    name: 'contracts-still-ending',
    text: `select c.id, s.job_id, c.number, s.name as service, c.termination_date::text as ends_on, c.auto_renew,
        c.term_months, c.renewal_notice_days, c.renewal_notice_on::text, j.job_number, j.job_name
      from json_to_recordset($2::json) w (id integer, ends_on date)
      join contracts c on c.organization_id = $1 and c.id = w.id and c.termination_date = w.ends_on
        and c.status = 'approved' and c.deleted_at is null
      join job_services s on s.organization_id = $1 and s.id = c.job_service_id
      join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null`,
    values: [tenant.organizationId, JSON.stringify(asked)],
    row,
  });

const noticeTexts = readTexts({ en, es });

/** The texts of the notification that the term of a contract ends, in the reader's language. */
const endingWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
  if (kind !== 'contract.ending') return undefined;
  const [own, t] = [noticeTexts(locale), contractTexts(locale)];
  const { number, service, notice_by, renews_until } = params;
  const days = Number(params.days);
  const site = `${params.job_number} ${params.job_name}`;
  const step = renews_until === null ? 'ends' : 'renews';
  const values = {
    number: String(number),
    service: String(service),
    site,
    count: days,
    ends: shownDate(String(params.ends_on)),
  };
  const facts = [
    { label: own('site'), value: site },
    { label: t('titles.contract'), value: `${number} (${service})` },
    { label: t('field.termination_date'), value: values.ends },
    { label: own('noticeBy'), value: notice_by === null ? '' : shownDate(String(notice_by)) },
    { label: own('renewsUntil'), value: renews_until === null ? '' : shownDate(String(renews_until)) },
  ];
  return {
    title: own(`title.${step}`, values),
    text: site,
    sentence: own(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/job/${params.job_id}?tab=contracts`,
  };
};

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
        id,
        job_id,
        number,
        service,
        ends_on,
        job_number,
        job_name,
        days: Number(data.days),
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
