import { IconFileImport } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { useGo, useMayOpen } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';

const page = '/admin/jobs/rent-rolls';

/** Opens the import of rent rolls, for those who may. */
export const useRentRollAction = (): readonly MenuAction[] => {
  const t = useText();
  const go = useGo();
  const mayImport = useMayOpen(page);
  return mayImport
    ? [{ label: t('jobs:actions.importRentRolls'), icon: IconFileImport, onClick: () => void go(page) }]
    : [];
};
