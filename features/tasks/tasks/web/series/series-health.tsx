import { Box, Paper, Text, Title } from '@mantine/core';
import { formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { TaskSeries } from '../../contract/index.ts';
import classes from './series.module.css';

const counted = ['on_time', 'late', 'missed', 'skipped'] as const;

/** How much of the due work was done on time. */
export const SeriesHealth = ({ health }: { health: TaskSeries['health'] }) => {
  const t = useText();
  return (
    <Paper component="section" p="md" aria-labelledby="series-health">
      <Title order={2} id="series-health">
        {t('tasks:series.health.title')}
      </Title>
      {health.rate === null ? (
        <Text c="dimmed" mt={8}>
          {t('tasks:series.health.none')}
        </Text>
      ) : (
        <>
          <Box component="p" m="6px 0 0" fz={32} fw={600} lh={1.2}>
            {formatPercent(health.rate / 100, 1)}
          </Box>
          <Text size="sm">{t('tasks:series.health.rate')}</Text>
          <Text size="sm" c="dimmed">
            {t('tasks:series.health.ofDue', { count: health.on_time, due: health.due })}
          </Text>
        </>
      )}
      <Columns
        component="dl"
        className={classes.counts}
        columns="repeat(4, minmax(0, 1fr))"
        gap="xs"
        align="end"
        m="12px 0 0"
      >
        {counted.map((outcome) => (
          <div key={outcome}>
            <dt>{t(`tasks:series.outcome.${outcome}`)}</dt>
            <dd>{formatNumber(health[outcome])}</dd>
          </div>
        ))}
      </Columns>
    </Paper>
  );
};
