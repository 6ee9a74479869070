import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { RowsSkeleton } from '#platform/web/ui/index';
import { notificationEndpoints } from '../../contract/endpoints.ts';
import classes from './communication.module.css';
import { EventSwitches } from './event-switches.tsx';
import { useChoice } from './use-choice.ts';

type Props = { job: { id: number; name: string }; onRemoved: () => void };

export const JobException = ({ job, onRemoved }: Props) => {
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
    <section className={classes.exception} aria-label={job.name}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} className={classes.job}>
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
    </section>
  );
};
