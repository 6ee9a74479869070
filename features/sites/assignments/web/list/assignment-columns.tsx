import { Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconBell,
  IconBellOff,
  IconDots,
  IconGripVertical,
  IconPencil,
  IconUsers,
} from '@tabler/icons-react';
import { roleWords } from '#features/accounts/access/web';
import { formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu, type Column, type MenuAction, StatusChip } from '#platform/web/ui/index';
import type { Assignment } from '../../contract/index.ts';
import { editHref, usersHref } from '../addresses.ts';
import { roleLabel } from '../role-label.ts';
import classes from './list.module.css';
import { useOrder } from './use-order.ts';

/** Its menu can change the order too, for people who use a keyboard or a phone and cannot drag. */
const RowMenu = ({ row, sorting }: { row: Assignment; sorting: boolean }) => {
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

/** With `sorting` its rows can be dragged to another place. */
export const assignmentColumns =
  (sorting: boolean) =>
  (phone: boolean, t: Translate): readonly Column<Assignment>[] => [
    {
      id: 'name',
      header: t('assignments:field.name'),
      sort: 'name',
      cell: (row) => (
        <Group
          component="span"
          className={classes.name}
          gap="xs"
          wrap="nowrap"
          data-assignment={row.id}
          draggable={sorting && !phone && row.active}
        >
          {sorting && !phone && row.active && <IconGripVertical size={16} aria-hidden />}
          {roleWords({ key: row.role_key, name: row.name }, t)}
        </Group>
      ),
    },
    {
      id: 'role',
      header: t('assignments:field.role_key'),
      // A card shows the role only if it differs from the name.
      cell: (row) => {
        const role = roleLabel(row.role_key, t);
        return phone && role === roleWords({ key: row.role_key, name: row.name }, t) ? null : role;
      },
      card: 'plain',
    },
    {
      id: 'users',
      header: t('assignments:field.users'),
      numeric: true,
      width: 110,
      cell: (row) => formatNumber(row.users),
    },
    {
      id: 'jobs',
      header: t('assignments:field.jobs'),
      numeric: true,
      width: 110,
      cell: (row) => formatNumber(row.jobs),
    },
    {
      id: 'is_notifiable',
      header: t('assignments:field.is_notifiable'),
      width: 160,
      cell: (row) => (
        <Group component="span" gap={6} wrap="nowrap" tt="capitalize">
          {row.is_notifiable ? <IconBell size={16} aria-hidden /> : <IconBellOff size={16} aria-hidden />}
          {t(row.is_notifiable ? 'platform:list.yes' : 'platform:list.no')}
        </Group>
      ),
    },
    {
      id: 'menu',
      header: t('assignments:list.status'),
      fixed: true,
      width: 160,
      cell: (row) => (
        <Group component="span" className={classes.menu} gap="xs" justify="space-between" wrap="nowrap">
          <StatusChip
            status={row.active ? 'active' : 'inactive'}
            label={t(row.active ? 'assignments:field.active' : 'assignments:list.inactive')}
          />
          <RowMenu row={row} sorting={sorting} />
        </Group>
      ),
      card: 'chip',
    },
  ];
