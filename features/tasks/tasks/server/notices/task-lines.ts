import type { Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { titleWords } from '../../contract/index.ts';
import { noticeTexts } from './notice-texts.ts';

/** Most tasks that a mail lists; the page behind its button shows all of them. */
const max = 10;

/** One of several tasks that are told together. */
export const taskLine = ({ number, title, site }: Params): string =>
  `#${number}\t${titleWords(String(title))} · ${site}`.replace(/[\r\n]+/g, ' ');

/** The tasks that the lines name, for a mail; none where an older notice has no lines. */
export const lineFacts = (lines: Params[string] | undefined, locale: Locale): Words['facts'] => {
  const all = String(lines ?? '')
    .split('\n')
    .filter(Boolean);
  const shown = all.slice(0, max).map((line) => {
    const [label = '', value = ''] = line.split('\t');
    return { label, value };
  });
  const count = all.length - max;
  return count > 0 ? [...shown, { label: '…', value: noticeTexts(locale)('more', { count }) }] : shown;
};
