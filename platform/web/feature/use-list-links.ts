import { IconListCheck } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session/use-session.ts';
import type { MenuAction } from '../ui/action-menu/menu-action.ts';
import { listLinkStore } from './list-links.ts';
import { shownTo } from './shown-to.ts';

/** The pages that other features add to the menu of this list, for people who may open them. */
export const useListLinks = (list: string): MenuAction[] => {
  const t = useText();
  const { flags } = useSession();
  return listLinkStore
    .use()
    .filter((link) => link.list === list)
    .filter(shownTo(flags))
    .map(({ title, to }) => ({ label: t(title), icon: IconListCheck, to }));
};
