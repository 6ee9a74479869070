import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { clientEndpoints, clientExportColumns } from '../../contract/index.ts';
import { clientHref, createClientHref, paths } from '../addresses.ts';
import { clientColumns } from '../list/client-columns.tsx';
import { clientList, restorableList } from '../list/client-list-definition.ts';

const exporting = { endpoint: clientEndpoints.exportClients, columns: clientExportColumns };

/** The clients of the organization, for people who manage them. */
const ClientsPage = () => {
  const t = useText();
  const mayAdd = useMayOpen(paths.create);
  const mayRestore = useFlag('admin.canDeleteClient');
  const mayImport = useMayOpen(paths.import);
  const importing = mayImport
    ? { label: t('clients:titles.import'), icon: IconFileImport, to: paths.import }
    : undefined;
  const add = mayAdd && (
    <ButtonLink to={createClientHref()} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('clients:titles.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('clients:titles.list')}
        subtitle={t('clients:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('clients:titles.list')]}
        action={add}
        second={importing}
        menu={usePrintAction()}
      />
      <RecordList
        list={mayRestore ? restorableList : clientList}
        label={t('clients:titles.list')}
        searching={t('clients:list.search')}
        apply={t('clients:list.apply')}
        columns={clientColumns}
        rowLabel={(row) => `${row.account_number} ${row.name}`}
        rowHref={(row) => clientHref(row.id, row.deleted_at === null ? {} : { deleted: true })}
        ViewsMenu={ViewsMenu}
        exporting={exporting}
        empty={
          <EmptyState
            title={t('clients:list.empty')}
            text={t(mayAdd ? 'clients:list.emptyText' : 'clients:list.emptyHint')}
            action={add}
            second={importing}
          />
        }
      />
    </>
  );
};

export default ClientsPage;
