import { formatDateTime, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import { type FailedSignInRow, failedColumns, securityListEndpoints } from '../../contract/index.ts';
import { failedList } from './lists.ts';
import { SecurityFrame } from './security-frame.tsx';

const exporting = { endpoint: securityListEndpoints.exportFailedSignIns, columns: failedColumns };

const columns = (phone: boolean, t: Translate): readonly Column<FailedSignInRow>[] => {
  const at: Column<FailedSignInRow> = {
    id: 'at',
    header: t('security:field.at'),
    sort: 'at',
    width: 180,
    card: 'foot',
    cell: (row) => <time dateTime={row.at}>{formatDateTime(row.at)}</time>,
  };
  const name: Column<FailedSignInRow> = {
    id: 'name',
    header: t('security:field.name'),
    cell: (row) => row.name ?? row.email ?? t('security:unknown'),
  };
  return [
    ...(phone ? [name, at] : [at, name]),
    {
      id: 'email',
      header: t('security:field.email'),
      card: 'hidden',
      from: 1060,
      cell: ({ email }) => email,
    },
    {
      id: 'reason',
      header: t('security:field.reason'),
      width: 190,
      card: 'plain',
      cell: ({ reason }) => t(`security:reason.${reason}`),
    },
    { id: 'address', header: t('security:field.address'), width: 150, cell: ({ address }) => address },
    { id: 'device', header: t('security:field.device'), from: 800, cell: ({ device }) => device },
  ];
};

/** Tries to log in as people of the organization that failed. */
const FailedPage = () => {
  const t = useText();
  return (
    <SecurityFrame part="failed">
      <RecordList
        list={failedList}
        label={t('security:tab.failed')}
        searching={t('security:list.searchPeople')}
        apply={t('security:list.apply')}
        columns={columns}
        rowLabel={({ name, email, at }) => `${name ?? email ?? t('security:unknown')}: ${formatDateTime(at)}`}
        rowHref={({ user_id }) => (user_id === null ? undefined : `/admin/user/${user_id}`)}
        exporting={exporting}
        empty={<EmptyState title={t('security:empty.failed')} text={t('security:empty.failedText')} />}
      />
    </SecurityFrame>
  );
};

export default FailedPage;
