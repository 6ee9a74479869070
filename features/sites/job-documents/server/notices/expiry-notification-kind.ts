import { z } from 'zod';
import type {
  Notice,
  NotificationKind,
  Params,
  SentNotice,
  Words,
} from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { documentType, isConfidential } from '../../contract/index.ts';
import { documentTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  type: documentType,
  name: z.string(),
  expires_on: z.string(),
  job_number: z.string(),
  job_name: z.string(),
});

type ExpiringDocument = z.infer<typeof row>;

/** The document, while it is current and expires on this date. */
export const loadExpiring = async (
  tenant: Tenant,
  fileId: number,
  expiresOn: string,
): Promise<ExpiringDocument | undefined> => {
  const [found] = await tenant.query({
    name: 'job-document-expiring',
    text: `select f.id, f.owner_id as job_id, f.purpose as type, f.name, f.expires_on, j.job_number, j.job_name
      from files f join jobs j on j.organization_id = $1 and j.id = f.owner_id and j.deleted_at is null
      where f.organization_id = $1 and f.id = $2 and f.owner_entity = 'job-document' and f.expires_on = $3
        and f.archived_at is null and f.deleted_at is null`,
    values: [tenant.organizationId, fileId, expiresOn],
    row,
  });
  return found;
};

/** Those of the files that were replaced or removed. */
const replacedOrRemoved = async (tenant: Tenant, fileIds: readonly number[]): Promise<Set<number>> => {
  const rows = await tenant.db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(fileIds))
    .where((eb) => eb.or([eb('archived_at', 'is not', null), eb('deleted_at', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

const noticeTexts = readTexts({ en, es });

const stepOf = (days: number): 'soon' | 'today' | 'expired' => {
  if (days > 0) return 'soon';
  return days === 0 ? 'today' : 'expired';
};

/** The words of the notification, in the reader's language. */
const expiryWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
  if (kind !== 'job-document.expiring') return undefined;
  const own = noticeTexts(locale);
  const t = documentTexts(locale);
  const type = documentType.parse(params.type);
  const days = Number(params.days);
  const site = `${params.job_number} ${params.job_name}`;
  const values = { type: t(`type.${type}`), site, count: days };
  const step = stepOf(days);
  return {
    title: own(`title.${step}`, values),
    text: site,
    sentence: own(`sentence.${step}`, values),
    facts: [
      { label: own('site'), value: site },
      { label: own('document'), value: `${values.type} (${params.name})` },
      { label: t('field.expires'), value: shownDate(String(params.expires_on)) },
    ],
    button: own('open'),
    link: `/job/${params.job_id}?tab=files`,
  };
};

/** The row in the matrix of preferences. */
const preferenceId = 21;

const event = 'job-document.expiring';

const notices = async (tenant: Tenant, { entityId, data }: Event): Promise<readonly Notice[]> => {
  const document = await loadExpiring(tenant, entityId, String(data.expires_on));
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
