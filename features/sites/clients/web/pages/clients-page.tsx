import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { type ClientRow, clientEndpoints, clientExportColumns } from '../../contract/index.ts';
import { clientHref, createClientHref, paths } from '../addresses.ts';
import { ClientStatusChip } from '../client-status-chip.tsx';
import { clientList, restorableList } from '../list/client-list-definition.ts';
import classes from '../list/list.module.css';
import { SameName } from '../merge/same-name.tsx';

const clientColumns = (_phone: boolean, t: Translate): readonly Column<ClientRow>[] => [
  {
    id: 'account_number',
    header: t('clients:field.account_number'),
    sort: 'account_number',
    width: 150,
    cell: (row) => (
      <>
        {row.account_number}
        <span className={classes.onCard}> {row.name}</span>
      </>
    ),
  },
  {
    id: 'name',
    header: t('clients:field.name'),
    holds: ['phone', 'email'],
    sort: 'name',
    cell: (row) => (
      <>
        {row.name}
        <SameName client={row} className={classes.below} />
      </>
    ),
    card: 'hidden',
  },
  {
    id: 'type',
    header: t('clients:field.type'),
    cell: (row) => (
      <>
        {t(`clients:type.${row.type}`)}
        <SameName client={row} className={classes.belowOnCard} />
      </>
    ),
    card: 'plain',
  },
  {
    id: 'active_jobs',
    header: t('clients:field.active_jobs'),
    numeric: true,
    width: 110,
    cell: (row) => formatNumber(row.active_jobs),
  },
  {
    id: 'primary_contact',
    header: t('clients:field.primary_contact'),
    from: 800,
    cell: (row) => row.primary_contact?.name,
  },
  {
    id: 'winteam_customer_number',
    header: t('clients:field.winteam_customer_number'),
    width: 150,
    from: 1060,
    cell: (row) => row.winteam_customer_number,
    card: 'hidden',
  },
  {
    id: 'status',
    header: t('clients:field.status'),
    width: 120,
    cell: (row) => <ClientStatusChip client={row} />,
    card: 'chip',
  },
];

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
