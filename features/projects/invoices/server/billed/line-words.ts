import { projectTexts } from '#features/projects/special-projects/server';
import type { Locale } from '#platform/contract/fields';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMonth } from '#platform/server/texts/shown-month';
import type { ProposedLine } from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import type { StoredBilledProject } from './billed-project-repository.ts';

/** What a proposed line is called, in the language of clients. */
export const wordsOfLine = (
  { about }: ProposedLine,
  { title, projectType }: Pick<StoredBilledProject, 'title' | 'projectType'>,
  locale: Locale,
): string => {
  const t = invoiceTexts(locale);
  switch (about.kind) {
    case 'scope':
      return about.text;
    case 'all':
      return title;
    case 'day': {
      const work = projectTexts(locale)(`type.${projectType}`);
      return t('line.occurrence', { work, date: shownDate(about.date) });
    }
    case 'month':
      return t('line.month', { work: title, month: shownMonth(about.month, locale) });
  }
};
