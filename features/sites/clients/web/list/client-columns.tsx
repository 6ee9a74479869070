import { formatNumber, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { ClientRow } from '../../contract/index.ts';
import { ClientStatusChip } from '../client-status-chip.tsx';
import { SameName } from '../merge/same-name.tsx';
import classes from './list.module.css';

export const clientColumns = (_phone: boolean, t: Say): readonly Column<ClientRow>[] => [
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
