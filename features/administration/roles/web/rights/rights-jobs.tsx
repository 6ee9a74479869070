import { Text } from '@mantine/core';
import { jobHref } from '#features/sites/jobs/web';
import { type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import type { PersonRights, VisibleJobRow } from '../../contract/index.ts';
import { flagName } from '../flag-words.ts';
import { describeScope } from './describe-scope.ts';
import { personJobList } from './job-list.ts';

const columns = (_phone: boolean, t: Translate): readonly Column<VisibleJobRow>[] => [
  {
    id: 'number',
    header: t('roles:rights.jobs.number'),
    sort: 'job_number',
    width: 120,
    cell: ({ job_number }) => job_number,
  },
  { id: 'name', header: t('roles:rights.jobs.name'), card: 'plain', cell: ({ job_name }) => job_name },
  {
    id: 'client',
    header: t('roles:rights.jobs.client'),
    from: 800,
    card: 'plain',
    cell: ({ client }) => client,
  },
  {
    id: 'why',
    header: t('roles:rights.jobs.why'),
    card: 'plain',
    cell: (row) => describeScope(row, t).join(' · '),
  },
];

/** The job sites that a person sees, and by what. */
const RightsJobs = ({ person }: { person: PersonRights }) => {
  const t = useText();
  const rights = person.sees_all_by.map((flag) => flagName(flag, t)).join(', ');
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {rights === '' ? t('roles:rights.jobs.some') : t('roles:rights.jobs.all', { rights })}
      </Text>
      <RecordList
        list={personJobList}
        params={{ id: person.id }}
        label={t('roles:rights.jobs.label')}
        searching={t('roles:rights.jobs.search')}
        apply={t('roles:rights.jobs.apply')}
        columns={columns}
        rowLabel={({ job_number, job_name }) => `${job_number} ${job_name}`}
        rowHref={({ id }) => jobHref(id)}
        empty={<EmptyState title={t('roles:rights.jobs.empty')} text={t('roles:rights.jobs.emptyText')} />}
      />
    </>
  );
};

export default RightsJobs;
