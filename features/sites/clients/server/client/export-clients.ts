import { forbidden } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { clientEndpoints } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { clientTexts } from '../texts.ts';
import { clientIds, clientsOfIds, type ListedClient } from './client-list-repository.ts';
import { mayDelete } from './client-policy.ts';

type Row = ListedClient & { active_jobs: number };

const columnsIn = (locale: Locale): readonly ExportColumn<Row>[] => {
  const t = clientTexts(locale);
  return [
    { id: 'account_number', header: t('field.account_number'), value: (row) => row.account_number },
    { id: 'name', header: t('field.name'), value: (row) => row.name },
    { id: 'phone', header: t('field.phone'), value: (row) => row.phone },
    { id: 'email', header: t('field.email'), value: (row) => row.email },
    { id: 'type', header: t('field.type'), value: (row) => t(`type.${row.type as 'other'}`) },
    { id: 'active_jobs', header: t('field.active_jobs'), value: (row) => row.active_jobs },
    {
      id: 'primary_contact',
      header: t('field.primary_contact'),
      value: (row) => row.primary_contact?.name ?? null,
    },
    {
      id: 'winteam_customer_number',
      header: t('field.winteam_customer_number'),
      value: (row) => row.winteam_customer_number,
    },
    { id: 'status', header: t('field.status'), value: (row) => t(`status.${row.status as 'active'}`) },
  ];
};

export const exportClients = (parts: ClientParts) =>
  exportHandler(clientEndpoints.exportClients, {
    title: (locale) => clientTexts(locale)('titles.list'),
    columns: columnsIn,
    ids: (tenant, filters, { person }, max) => {
      if (filters.status === 'deleted' && !mayDelete(person)) throw forbidden();
      return clientIds(tenant, filters, max);
    },
    rows: async (tenant, ids): Promise<Row[]> => {
      const jobs = await parts.countActiveJobs(tenant, [...ids]);
      const rows = await clientsOfIds(tenant, ids);
      return rows.map((row) => ({ ...row, active_jobs: jobs.get(row.id) ?? 0 }));
    },
  });
