import { IconShieldCheck } from '@tabler/icons-react';
import { roleWords } from '#features/accounts/access/web';
import { formatDate, formatRelative, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import { type FactorRow, factorColumns, securityListEndpoints } from '../../contract/index.ts';
import { factorList } from './lists.ts';
import { SecurityFrame } from './security-frame.tsx';

const exporting = { endpoint: securityListEndpoints.exportSecondFactors, columns: factorColumns };

const dueWords = ({ factor, due_at }: FactorRow, t: Translate): string => {
  if (factor !== 'none') return '';
  if (due_at === null) return t('security:due.notAsked');
  return Date.parse(due_at) <= Date.now() ? t('security:due.now') : formatDate(due_at);
};

const columns = (_phone: boolean, t: Translate): readonly Column<FactorRow>[] => [
  { id: 'name', header: t('security:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'email',
    header: t('security:field.email'),
    card: 'hidden',
    hiddenAtFirst: true,
    cell: ({ email }) => email,
  },
  {
    id: 'roles',
    header: t('security:field.roles'),
    card: 'plain',
    cell: ({ roles }) => roles.map((role) => roleWords(role, t)).join(', '),
  },
  {
    id: 'factor',
    header: t('security:field.factor'),
    width: 220,
    cell: ({ factor }) => t(`security:factor.${factor}`),
  },
  { id: 'due_at', header: t('security:field.due_at'), width: 160, cell: (row) => dueWords(row, t) },
  {
    id: 'last_login_at',
    header: t('security:field.last_login_at'),
    width: 160,
    from: 800,
    cell: ({ last_login_at }) => (last_login_at ? formatRelative(last_login_at) : t('security:list.never')),
  },
];

/** How people log in: at first everybody, those without a second step one click away. */
const FactorsPage = () => {
  const t = useText();
  return (
    <SecurityFrame part="factors">
      <RecordList
        list={factorList}
        label={t('security:tab.factors')}
        searching={t('security:list.searchPeople')}
        apply={t('security:list.apply')}
        columns={columns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/admin/user/${id}`}
        exporting={exporting}
        empty={
          <EmptyState
            icon={IconShieldCheck}
            title={t('security:empty.factors')}
            text={t('security:empty.factorsText')}
          />
        }
      />
    </SecurityFrame>
  );
};

export default FactorsPage;
