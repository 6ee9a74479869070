import type { Locale } from '#platform/contract/fields';
import { dateAt } from '#platform/server/clock/dates';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { keyListEndpoints } from '../../contract/index.ts';
import type { StoredKey } from '../record/key-columns-repository.ts';
import { loadKeys } from '../record/key-repository.ts';
import { keyTexts } from '../texts.ts';
import { keyIds } from './key-list-repository.ts';

const columnsIn = (locale: Locale): readonly ExportColumn<StoredKey>[] => {
  const t = keyTexts(locale);
  return [
    { id: 'label', header: t('field.kind'), value: ({ kind }) => t(`kind.${kind}`) },
    { id: 'label', header: t('field.label'), value: ({ label }) => label },
    { id: 'job', header: t('list.number'), value: ({ job }) => job.job_number },
    { id: 'job', header: t('list.job'), value: ({ job }) => job.job_name },
    { id: 'job', header: t('field.building'), value: ({ building }) => building?.name ?? null },
    { id: 'client', header: t('list.client'), value: ({ client }) => client.name },
    { id: 'status', header: t('field.status'), value: ({ status }) => t(`status.${status}`) },
    { id: 'status', header: t('field.lostOn'), value: ({ lost }) => lost && { wall: lost.on } },
    {
      id: 'holder',
      header: t('field.holder'),
      value: ({ custody, lost }) => custody?.user.name ?? lost?.by?.name ?? null,
    },
    {
      id: 'due',
      header: t('field.due'),
      value: ({ custody }) => (custody?.due_on ? { wall: custody.due_on } : null),
    },
    { id: 'opens', header: t('field.opens'), value: ({ opens }) => opens },
  ];
};

/** The rows that are still in scope, in the order of the ids. */
const inOrder = (ids: readonly number[], rows: readonly StoredKey[]): StoredKey[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const exportKeys = exportHandler(keyListEndpoints.exportKeys, {
  title: (locale) => keyTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { now, person }, max) => keyIds(tenant, filters, dateAt(now, person.timeZone), max),
  rows: async (tenant, ids, { now, person }) =>
    inOrder(ids, await loadKeys(tenant, ids, { today: dateAt(now, person.timeZone) })),
});
