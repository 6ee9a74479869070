import { roleWords } from '#features/accounts/access/server';
import type { ServerFeatureParts } from '#platform/server/feature/server-feature';
import { readTexts } from '#platform/server/texts/read-texts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** A site in a notification. `date` is the first day, or the last day when `gone`. */
export type Line = { jobId: number; site: string; assignment: string; gone: boolean; date: string | null };

const texts = readTexts({ en, es });

const kinds = ['added', 'removed', 'changed'] as const;

/** Maximum number of site names with the same assignment and date in one mail. */
const max = 60;

/** MM/DD/YYYY, also in Spanish. */
const dateText = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** In the language of who reads it; sites with the same assignment and date stand together. */
export const assignmentWords: ServerFeatureParts['notices']['words'] = (name, params, locale) => {
  const kind = kinds.find((known) => name === `job-assignment.${known}`);
  if (!kind) return undefined;
  const t = texts(locale);
  const lines = JSON.parse(String(params.said)) as Line[];
  const label = ({ assignment: held, gone, date }: Line): string => {
    const assignment = roleWords(held, locale);
    return date
      ? t(gone ? 'until' : 'from', { assignment, date: dateText(date) })
      : t(gone ? 'ended' : 'now', { assignment });
  };
  const facts = [...Map.groupBy(lines, label)].map(([said, alike]) => {
    const sites = alike.map(({ site }) => site);
    const more = sites.length - max;
    const rest = more > 0 ? [t('more', { count: more })] : [];
    return { label: said, value: [...sites.slice(0, max), ...rest].join(', ') };
  });
  const [first] = lines;
  const opens = kind === 'added' && lines.length === 1 && first;
  return {
    title: t(`title.${kind}`, { count: lines.length }),
    text: lines.length === 1 && first ? `${first.site} · ${label(first)}` : String(params.actor ?? ''),
    sentence: t(`sentence.${kind}`, { actor: String(params.actor ?? t('somebody')) }),
    facts,
    button: t(opens ? 'openSite' : 'open'),
    link: opens ? `/job/${first.jobId}` : '/',
  };
};
