import { currentLocale, type Say } from '#platform/web/i18n/index';
import type { Session } from '#platform/web/session/index';
import { adminCards } from '../../pages/admin/admin-cards.ts';
import { navEntries } from '../nav/nav-entries.ts';
import { createPages, shows } from '../open-pages.ts';
import { switchLocale } from '../top-bar/switch-locale.ts';

export type Command = { id: string; label: string; description?: string; run: () => void };

export type CommandGroup = { title: string; commands: readonly Command[] };

/** The pages, create actions and language switch that this person may use. */
export const commandGroups = (
  session: Session,
  t: Say,
  go: (to: string) => unknown,
): readonly CommandGroup[] => {
  const profile = {
    label: 'app:settingsMenu.profile',
    flag: null,
    page: '/profile',
    to: '/profile',
  } as const;
  // Admin pages get the name of their section, because some share a name with a page of the navigation.
  const admin = adminCards.map((card) => ({ ...card, to: card.page, description: t('app:titles.admin') }));
  const places = [...navEntries, ...admin, profile]
    .filter((entry) => entry.page !== '' && shows(session, entry))
    .map((entry) => ({
      id: entry.to,
      label: entry.label === null ? session.productName : t(entry.label),
      ...('description' in entry && { description: entry.description }),
      run: () => go(entry.to),
    }));
  const creations = createPages(session).map((page) => ({
    id: page.path,
    label: t(page.title),
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
