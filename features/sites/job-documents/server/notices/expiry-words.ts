import type { Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { documentType } from '../../contract/index.ts';
import { documentTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const noticeTexts = readTexts({ en, es });

const stepOf = (days: number): 'soon' | 'today' | 'expired' => {
  if (days > 0) return 'soon';
  return days === 0 ? 'today' : 'expired';
};

/** The words of the notification, in the reader's language. */
export const expiryWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
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
