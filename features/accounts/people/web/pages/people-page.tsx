import { IconFileImport, IconKey, IconPlus, IconUsers } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useMayTake } from '#platform/web/bulk/index';
import { peopleActionStore } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, useGo, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { peopleEndpoints, personExportColumns } from '../../contract/index.ts';
import { paths, personHref } from '../addresses.ts';
import { BulkPeople } from '../bulk/bulk-people.tsx';
import { ownActions } from '../bulk/own-actions.ts';
import { peopleColumns } from '../list/people-columns.tsx';
import { peopleList, restorableList } from '../list/people-list.ts';

const exporting = { endpoint: peopleEndpoints.exportPeople, columns: personExportColumns };

/** Everybody in the organization, for people who manage them. */
const PeoplePage = () => {
  const t = useText();
  const go = useGo();
  const mayAdd = useMayOpen(paths.create);
  const mayRestore = useFlag('admin.canDeleteUser');
  const actions = useMayTake([...ownActions, ...peopleActionStore.use()]);
  const add = mayAdd && (
    <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('people:titles.create')}
    </ButtonLink>
  );
  const register = mayAdd
    ? [{ label: t('people:titles.register'), icon: IconKey, onClick: () => void go(paths.register) }]
    : [];
  const mayImport = useMayOpen(paths.import);
  const importing = mayImport
    ? { label: t('people:titles.import'), icon: IconFileImport, to: paths.import }
    : undefined;
  return (
    <>
      <PageHeader
        title={t('people:titles.list')}
        subtitle={t('people:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('people:titles.list')]}
        action={add}
        second={importing}
        menu={[...register, ...usePrintAction()]}
      />
      <RecordList
        list={mayRestore ? restorableList : peopleList}
        label={t('people:titles.list')}
        searching={t('people:list.search')}
        apply={t('people:list.apply')}
        columns={peopleColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => personHref(id)}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        bulk={
          mayAdd || actions.length > 0
            ? (chosen) => <BulkPeople {...chosen} actions={actions} mayInvite={mayAdd} />
            : undefined
        }
        empty={
          <EmptyState
            icon={IconUsers}
            title={t('people:list.empty')}
            text={t('people:list.emptyText')}
            action={add}
            second={importing}
          />
        }
      />
    </>
  );
};

export default PeoplePage;
