import { IconPrinter } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { useFlag } from '../../session/use-session.ts';
import type { MenuAction } from '../action-menu/menu-action.ts';

/** Prints the page or saves it as a PDF. Only for people who may export data. */
export const usePrintAction = (): readonly MenuAction[] => {
  const t = useText();
  if (!useFlag('canExportData')) return [];
  // The menu must close first, because the browser's print dialog stops the page.
  return [
    { label: t('platform:actions.print'), icon: IconPrinter, onClick: () => setTimeout(() => print()) },
  ];
};
