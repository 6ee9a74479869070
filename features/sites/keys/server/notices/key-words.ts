import type { ServerFeatureParts } from '#platform/server/feature/server-feature';
import { readTexts } from '#platform/server/texts/read-texts';
import { keyTexts } from '../texts.ts';
import type { HandedKey } from './handed-keys-repository.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** Maximum number of keys that a notification names. */
export const shownKeys = 10;

const texts = readTexts({ en, es });

/** MM/DD/YYYY, also in Spanish. */
const dateText = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** The texts of a notification, in the reader's language. */
export const keyWords: ServerFeatureParts['notices']['words'] = (name, params, locale) => {
  if (name !== 'held-keys.received') return undefined;
  const [own, t] = [texts(locale), keyTexts(locale)];
  const keys = JSON.parse(String(params.said)) as HandedKey[];
  const nameOf = ({ kind, label }: HandedKey): string => t('name', { kind: t(`kind.${kind}`), label });
  const [first] = keys;
  const sites = [...new Set(keys.map(({ site }) => site))];
  const count = Number(params.count);
  const values = { count, name: first ? nameOf(first) : '', actor: String(params.actor ?? own('somebody')) };
  return {
    title: own('title', values),
    text: sites.join(', '),
    sentence: own('sentence', values),
    facts: keys.map((key) => ({
      label: nameOf(key),
      value: key.due_on ? own('until', { site: key.site, date: dateText(key.due_on) }) : key.site,
    })),
    button: own('open'),
    link: '/profile#keys',
  };
};
