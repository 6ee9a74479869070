import { IconPlus } from '@tabler/icons-react';
import { roleWords } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { createRoleHref, editRoleHref } from '../addresses.ts';
import { roleColumns } from './role-columns.tsx';
import { roleList } from './role-list.ts';

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
