import type { NotificationKind } from '#features/sites/notifications/server';
import { readTexts } from '#platform/server/texts/read-texts';
import { inspectionTexts } from '../texts.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import { worstFacts } from './worst-answers.ts';

const texts = readTexts({ en, es });

const kinds = ['completed', 'failed', 'finalized', 'reopened'] as const;

/** What happened to an inspection, in the language of who reads it. */
export const inspectionWords: NotificationKind['words'] = (name, params, locale) => {
  const kind = kinds.find((known) => name === `inspection.${known}`);
  if (!kind) return undefined;
  const [own, t] = [texts(locale), inspectionTexts(locale)];
  const { id, number, template, site, job, actor, target, critical, note } = params;
  const score = params.score === null ? own('notScored') : String(params.score);
  const values = { site: String(site), score, actor: String(actor ?? own('somebody')) };
  const said = { title: own(`title.${kind}`, values), sentence: own(`sentence.${kind}`, values) };
  const count = Number(params.deficiencies);
  const facts = [
    {
      label: own('inspection'),
      value: own('numbered', { number: Number(number), template: String(template) }),
    },
    { label: own('site'), value: String(site) },
    ...(job === site ? [] : [{ label: t('field.job'), value: String(job) }]),
    { label: t('field.score'), value: own('ofTarget', { score, target: String(target) }) },
    { label: t('field.critical_fail'), value: critical ? t('yes') : '' },
    { label: t('field.deficiencies'), value: count > 0 ? String(count) : '' },
    { label: own('reason'), value: kind === 'reopened' ? String(note ?? '') : '' },
    ...(kind === 'failed' ? worstFacts(params.worst, locale) : []),
  ];
  return {
    // An inspection becomes final by itself too.
    ...said,
    ...(kind === 'finalized' && actor === null ? { sentence: own('sentence.finalizedItself') } : {}),
    text: [site, score].join(' · '),
    facts: facts.filter(({ value }) => value !== ''),
    button: own('open'),
    link: `/quality/inspections?id=${id}`,
  };
};
