import { roleWords } from '#features/accounts/access/server';
import { forbidden } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { dateAt } from '#platform/server/clock/dates';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import { type PersonRow, peopleEndpoints } from '../../contract/index.ts';
import { peopleTexts } from '../texts.ts';
import { presentRow } from './list-people.ts';
import { peopleIds, peopleOfIds } from './people-list-repository.ts';

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<PersonRow>[] => {
  const t = peopleTexts(locale);
  return [
    { id: 'name', header: t('field.name'), value: ({ name }) => name },
    { id: 'title', header: t('field.title'), value: ({ title }) => title },
    { id: 'email', header: t('field.email'), value: ({ email }) => email },
    { id: 'employee_code', header: t('field.employee_code'), value: ({ employee_code }) => employee_code },
    {
      id: 'roles',
      header: t('field.roles'),
      value: ({ roles }) => roles.map(({ name }) => roleWords(name, locale)).join(', '),
    },
    { id: 'license', header: t('field.license'), value: ({ license }) => t(`license.${license}`) },
    { id: 'jobs', header: t('field.jobs'), value: ({ jobs }) => jobs ?? t('list.allJobs') },
    {
      id: 'last_login',
      header: t('field.last_login'),
      value: ({ last_login_at }) =>
        last_login_at && { wall: dateAt(new Date(last_login_at), person.timeZone) },
    },
    { id: 'status', header: t('field.status'), value: ({ status }) => t(`status.${status}`) },
  ];
};

export const exportPeople = exportHandler(peopleEndpoints.exportPeople, {
  title: (locale) => peopleTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { person }, max) => {
    if (filters.deleted && !person.flags.has('admin.canDeleteUser')) throw forbidden();
    return peopleIds(tenant, filters, max);
  },
  rows: async (tenant, ids) => (await peopleOfIds(tenant, ids)).map(presentRow),
});
