import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobSitesQuery, SiteCombobox } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { JobException } from './job-exception.tsx';

type Exception = { job_id: number; job_number: string; job_name: string };

type Job = { id: number; name: string };

const jobsOf = (exceptions: readonly Exception[]): Job[] => [
  ...new Map(
    exceptions.map(({ job_id, job_number, job_name }) => [
      job_id,
      { id: job_id, name: `${job_number} ${job_name}` },
    ]),
  ).values(),
];

/** Loads the thousands of sites only when a person enters the field, because few people who open their profile do. */
const AddException = ({ onAdd }: { onAdd: (job: Job) => void }) => {
  const t = useText();
  const [isWanted, setWanted] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({ ...jobSitesQuery, enabled: isWanted });
  const want = () => setWanted(true);
  return (
    <SiteCombobox
      label={t('notifications:communication.add')}
      sites={data?.rows ?? []}
      loading={isPending}
      failed={isError && data === undefined}
      retry={() => void refetch()}
      value={null}
      onFocus={want}
      onPointerEnter={want}
      onChange={(site) => site && onAdd({ id: site.id, name: `${site.job_number} ${site.job_name}` })}
    />
  );
};

/** Jobs with choices of their own. A job that was just added has none yet. */
export const JobExceptions = ({ exceptions }: { exceptions: readonly Exception[] }) => {
  const t = useText();
  const { flags } = useSession();
  const [added, setAdded] = useState<readonly Job[]>([]);
  const kept = jobsOf(exceptions);
  const fresh = added.filter(({ id }) => !kept.some((job) => job.id === id));
  return (
    <div>
      <Text fw={600}>{t('notifications:communication.exceptions')}</Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t('notifications:communication.exceptionsText')}
      </Text>
      {[...kept, ...fresh].map((job) => (
        <JobException
          key={job.id}
          job={job}
          onRemoved={() => setAdded(added.filter(({ id }) => id !== job.id))}
        />
      ))}
      {flags.has('hasAccessWorld') && <AddException onAdd={(job) => setAdded([...added, job])} />}
    </div>
  );
};
