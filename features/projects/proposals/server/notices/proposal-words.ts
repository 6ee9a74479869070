import type { NotificationKind } from '#features/sites/notifications/server';
import { readTexts } from '#platform/server/texts/read-texts';
import { shownDate } from '#platform/server/texts/shown-date';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

const steps = ['propose', 'approve', 'decline', 'asked', 'expired'] as const;

/** What happened to a proposal, in the language of who reads it. */
export const proposalWords: NotificationKind['words'] = (name, params, locale) => {
  const step = steps.find((known) => name === `proposal.${known}`);
  if (!step) return undefined;
  const t = texts(locale);
  const { id, number, title, client, site, who, note, valid_until } = params;
  const project = `${number} ${title}`;
  const values = { project, client: String(client), who: String(who ?? t('somebody')) };
  const isOpen = step === 'propose' || step === 'expired';
  const facts = [
    { label: t('project'), value: project },
    { label: t('client'), value: String(client) },
    { label: t('site'), value: String(site ?? '') },
    { label: t('validUntil'), value: isOpen && valid_until ? shownDate(String(valid_until)) : '' },
    { label: t('said'), value: step === 'propose' ? '' : String(note ?? '') },
  ];
  return {
    title: t(`title.${step}`, values),
    text: [client, site].filter(Boolean).join(' · '),
    sentence: t(`sentence.${step}`, values),
    facts: facts.filter(({ value }) => value !== ''),
    button: t('open'),
    link: `/special-project/${id}`,
  };
};
