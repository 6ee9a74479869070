import type { Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { readTexts } from '#platform/server/texts/read-texts';
import { titleWords } from '../../contract/index.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** What only mails and the bell say. */
export const noticeTexts = readTexts({ en, es });

type Kind = Exclude<keyof typeof en.title, `${string}_${string}`> | `${OfSeveral}-together`;
type OfSeveral = 'assigned' | 'closed' | 'cancelled' | 'past-due';

/** What happens to one task: each has a title. */
export const kindsOfOne = Object.keys(en.title).filter((kind) => !kind.includes('-together')) as Kind[];

/** What happened, in the language of who reads it; undefined for an event of another kind. */
export const headline = (
  event: string,
  kinds: readonly Kind[],
  { title, actor, count, day }: Params,
  locale: Locale,
): Pick<Words, 'title' | 'sentence'> | undefined => {
  const kind = kinds.find((known) => event === `task.${known}`);
  if (!kind) return undefined;
  const t = noticeTexts(locale);
  const values = {
    title: titleWords(String(title)),
    actor: String(actor ?? t('somebody')),
    count: Number(count ?? day),
  };
  return { title: t(`title.${kind}`, values), sentence: t(`sentence.${kind}`, values) };
};
