import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconUsers } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu, type MenuAction } from '#platform/web/ui/index';
import type { Assignment } from '../../contract/index.ts';
import { editHref, usersHref } from '../addresses.ts';
import { useOrder } from './use-order.ts';

/** Its menu can change the order too, for people who use a keyboard or a phone and cannot drag. */
export const RowMenu = ({ row, sorting }: { row: Assignment; sorting: boolean }) => {
  const t = useText();
  const mayUpdate = useFlag('admin.canUpdateJobAssignment');
  const { ids, move } = useOrder(sorting);
  const place = ids.indexOf(row.id);
  const steps: MenuAction[] =
    sorting && place >= 0
      ? [
          {
            label: t('assignments:actions.up'),
            icon: IconArrowUp,
            disabled: place === 0,
            onClick: () => move(row.id, ids[place - 1]),
          },
          {
            label: t('assignments:actions.down'),
            icon: IconArrowDown,
            disabled: place === ids.length - 1,
            onClick: () => move(row.id, ids[place + 1]),
          },
        ]
      : [];
  const actions: MenuAction[] = [
    { label: t('assignments:actions.users'), icon: IconUsers, to: usersHref(row.id) },
    ...(mayUpdate ? [{ label: t('assignments:actions.edit'), icon: IconPencil, to: editHref(row.id) }] : []),
    ...steps,
  ];
  return (
    <ActionMenu icon={IconDots} label={t('assignments:actions.of', { name: row.name })} actions={actions} />
  );
};
