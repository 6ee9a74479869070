import { IconPrinter } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { useFlag } from '../../session/use-session.ts';
import type { MenuAction } from '../action-menu/menu-action.ts';

/** The page on paper or as a PDF, in a page's menu of whoever may take data out. */
export const usePrintAction = (): readonly MenuAction[] => {
  const t = useText();
  if (!useFlag('canExportData')) return [];
  // The menu closes first: the browser's dialog stops the page.
  return [
    { label: t('platform:actions.print'), icon: IconPrinter, onClick: () => setTimeout(() => print()) },
  ];
};
