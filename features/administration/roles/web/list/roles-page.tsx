import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { roleAbout, roleWords } from '#features/accounts/access/web';
import { formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import type { Role } from '../../contract/index.ts';
import { createRoleHref, editRoleHref } from '../addresses.ts';
import { roleList } from './role-list.ts';

const roleColumns = (phone: boolean, t: Translate): readonly Column<Role>[] => [
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

const RolesPage = () => {
  const t = useText();
  const mayAdd = useFlag('admin.canAddRole');
  const title = t('roles:titles.list');
  const createButton = mayAdd && (
    <ButtonLink to={createRoleHref()} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('roles:actions.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('roles:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, title]}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={roleList}
        label={title}
        searching={t('roles:list.search')}
        apply={t('roles:list.apply')}
        columns={roleColumns}
        rowLabel={(role) => roleWords(role, t)}
        rowHref={({ id }) => editRoleHref(id)}
        empty={
          <EmptyState title={t('roles:list.empty')} text={t('roles:list.emptyText')} action={createButton} />
        }
      />
    </>
  );
};

export default RolesPage;
