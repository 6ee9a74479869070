import type { NotificationKind } from '#features/sites/notifications/server';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import { actionLogTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

/** What is told of an action log, in the language of who reads it. */
export const logWords: NotificationKind['words'] = (name, params, locale) => {
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
