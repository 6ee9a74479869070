import { Box, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobSitesQuery, SiteCombobox } from '#features/sites/jobs/web';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { intlLocale, useText, zoneName } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { AutoGrid, LoadProblem, RowsSkeleton, ZoneSelect } from '#platform/web/ui/index';
import { type Delivery, deliveries } from '../../contract/delivery-time.ts';
import { notificationEndpoints } from '../../contract/endpoints.ts';
import { EventSwitches } from './event-switches.tsx';
import { useChoice } from './use-choice.ts';

type Props = { job: { id: number; name: string }; onRemoved: () => void };

const JobException = ({ job, onRemoved }: Props) => {
  const t = useText();
  const { choose, saving } = useChoice(job.id);
  const { data } = useQuery(
    endpointQuery(notificationEndpoints.getCommunicationPreferences, { query: { jobId: job.id } }),
  );
  const remove = async () => {
    const own = data?.rows.filter(({ source }) => source === 'job') ?? [];
    await Promise.all(own.map(({ id }) => choose(id, null)));
    onRemoved();
  };
  return (
    <Box
      component="section"
      mb="sm"
      p="8px 12px"
      bd="1px solid var(--cora-border)"
      bdrs="md"
      aria-label={job.name}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} miw={0} data-breaks>
          {job.name}
        </Text>
        <Button
          variant="subtle"
          color="gray"
          disabled={saving || !data}
          aria-label={t('notifications:communication.remove', { job: job.name })}
          onClick={() => void remove().catch(() => undefined)}
        >
          {t('notifications:communication.removeShort')}
        </Button>
      </Group>
      {data ? <EventSwitches rows={data.rows} jobId={job.id} /> : <RowsSkeleton rows={2} />}
    </Box>
  );
};

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
const JobExceptions = ({ exceptions }: { exceptions: readonly Exception[] }) => {
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

type Settings = { delivery: Delivery; time_zone: string | null; organization_time_zone: string };

const DeliveryFields = ({ settings }: { settings: Settings }) => {
  const t = useText();
  const { setCommunicationSettings, getCommunicationPreferences } = notificationEndpoints;
  const save = useAction(setCommunicationSettings, {
    refreshes: [getCommunicationPreferences],
    onSuccess: () => showSuccess(t('notifications:communication.saved')),
  });
  const { delivery, time_zone, organization_time_zone } = settings;
  const change = (patch: Partial<Pick<Settings, 'delivery' | 'time_zone'>>) =>
    save.mutate({ body: { delivery, time_zone, ...patch } });
  const company = t('notifications:communication.zoneOf', {
    zone: zoneName(organization_time_zone, intlLocale()),
  });
  return (
    <>
      <AutoGrid min={220}>
        <NativeSelect
          label={t('notifications:communication.delivery')}
          value={delivery}
          disabled={save.isPending}
          data={deliveries.map((value) => ({ value, label: t(`notifications:communication.${value}`) }))}
          onChange={(event) => change({ delivery: event.currentTarget.value as Delivery })}
        />
        <ZoneSelect
          label={t('notifications:communication.zone')}
          placeholder={company}
          clearable
          clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
          value={time_zone}
          disabled={save.isPending}
          onChange={(zone) => change({ time_zone: zone })}
        />
      </AutoGrid>
      <Text size="sm" c="dimmed">
        {t('notifications:communication.quiet')}
      </Text>
    </>
  );
};

/** What the person is notified of, and how. Every change is saved at once. */
const CommunicationSection = () => {
  const { data, error, refetch } = useQuery(endpointQuery(notificationEndpoints.getCommunicationPreferences));
  const { user } = useSession();
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={5} />;
  return (
    <>
      {user.email !== null && <DeliveryFields settings={data} />}
      <EventSwitches rows={data.rows} />
      <JobExceptions exceptions={data.exceptions} />
    </>
  );
};

export default CommunicationSection;
