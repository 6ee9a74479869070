import { Text } from '@mantine/core';
import { roleAbout, roleWords } from '#features/accounts/access/web';
import { formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { Role } from '../../contract/index.ts';

export const roleColumns = (phone: boolean, t: Say): readonly Column<Role>[] => [
  {
    id: 'name',
    header: t('roles:list.name'),
    sort: 'name',
    cell: (role) => roleWords(role, t),
  },
  {
    id: 'description',
    header: t('roles:field.description'),
    from: 800,
    card: 'plain',
    cell: (role) => (
      <Text size="sm" c="dimmed" lineClamp={2}>
        {roleAbout(role, t)}
      </Text>
    ),
  },
  {
    id: 'kind',
    header: t('roles:list.kind'),
    width: 130,
    card: 'foot',
    cell: ({ built_in }) => t(built_in ? 'roles:kind.builtIn' : 'roles:kind.own'),
  },
  {
    id: 'people',
    header: t('roles:list.people'),
    numeric: true,
    width: 110,
    card: 'foot',
    cell: ({ people }) => (phone ? t('roles:preview.people', { count: people }) : formatNumber(people)),
  },
  {
    id: 'rights',
    header: t('roles:list.rights'),
    numeric: true,
    width: 110,
    card: 'foot',
    cell: ({ flags: { length: count } }) => (phone ? t('roles:list.count', { count }) : formatNumber(count)),
  },
];
