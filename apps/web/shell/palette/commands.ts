import { fold } from '#platform/contract/fold';
import { currentLocale, type Translate } from '#platform/web/i18n/index';
import type { Session } from '#platform/web/session/index';
import { adminCards, shownCards } from '../../pages/admin/admin-cards.ts';
import { navEntries } from '../nav/nav-entries.ts';
import { createPages, shows } from '../open-pages.ts';
import { switchLocale } from '../top-bar/switch-locale.ts';
import { pageWords } from './page-words.ts';

export type Command = {
  id: string;
  label: string;
  description?: string;
  /** Other words by which the command is found. */
  words?: string | undefined;
  /** The page that it opens. */
  to?: string;
  run: () => void;
};

export type CommandGroup = { title: string; commands: readonly Command[] };

/** Whether each of the searched words is in what the command is called. */
export const isFoundBy = (words: readonly string[], { label, words: more = '' }: Command): boolean => {
  const searched = fold(`${label} ${more}`);
  return words.every((word) => searched.includes(word));
};

/** Pages of Admin and of the person that are neither in the navigation nor among the cards of Admin. */
const imports = { label: 'job-imports:titles.list', flag: null, page: '/admin/jobs/import' } as const;
const others = [
  {
    label: 'daily-reports:proof.title',
    flag: 'hasAccessReports',
    page: '/daily-reports/doors',
    to: '/daily-reports/doors',
  },
  { label: 'app:settingsMenu.profile', flag: null, page: '/profile', to: '/profile' },
  { label: 'app:settingsMenu.support', flag: null, page: '/support', to: '/support' },
] as const;

/** The other words by which a page is found, on its card where it has one. */
export const wordsOf = (path: string): string | undefined =>
  (pageWords[path] ?? adminCards.find(({ page }) => page === path)?.words)?.join(' ');

/** The pages, create actions and language switch that this person may use. */
export const commandGroups = (
  session: Session,
  t: Translate,
  go: (to: string) => unknown,
): readonly CommandGroup[] => {
  // Pages of Admin say that they belong to it, because some have the same name as a page of the navigation.
  const admin = [imports, ...shownCards(session)].map((card) => ({
    ...card,
    to: card.page,
    description: t('app:titles.admin'),
  }));
  const places = [...navEntries, ...admin, ...others]
    .filter((entry) => entry.page !== '' && shows(session, entry))
    .map((entry) => ({
      id: entry.to,
      label: t(entry.label),
      ...('description' in entry && { description: entry.description }),
      words: wordsOf(entry.page),
      to: entry.to,
      run: () => go(entry.to),
    }));
  const creations = createPages(session).map((page) => ({
    id: page.path,
    label: t(page.title),
    words: wordsOf(page.path),
    to: page.path,
    run: () => go(page.path),
  }));
  const other = currentLocale() === 'en' ? 'es' : 'en';
  return [
    { title: t('app:palette.create'), commands: creations },
    { title: t('app:palette.pages'), commands: places },
    {
      title: t('app:palette.language'),
      commands: [
        {
          id: 'language',
          label: other === 'es' ? 'Cambiar a español' : 'Switch to English',
          run: () => void switchLocale(other),
        },
      ],
    },
  ];
};
