import { Box, Button, Group, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { capitalized, formatDate, useText } from '#platform/web/i18n/index';
import { formatShortDate, formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { AnchorLink, lazyPart } from '#platform/web/routing/index';
import type { ComingDate, TaskSeries } from '../../contract/index.ts';
import { taskHref } from '../addresses.ts';
import { TaskStatusChip } from '../task/parts/task-status.tsx';
import classes from './series.module.css';
import { OutcomeChip } from './series-status.tsx';

const [SkipDialog, preload] = lazyPart(() => import('./skip-dialog.tsx'));

type LineProps = { date: ComingDate; onSkip: () => void };

const ComingLine = ({ date, onSkip }: LineProps) => {
  const t = useText();
  return (
    <li>
      <span className={classes.when}>{capitalized(formatWeekdayDate(date.shown_on))}</span>
      <Group component="span" className={classes.what} gap="4px 12px" flex="1 1 180px" miw={0}>
        {date.task ? (
          <>
            <AnchorLink to={taskHref(date.task.id)}>
              {t('tasks:series.coming.task', { number: date.task.number })}
            </AnchorLink>
            <TaskStatusChip status={date.task.status} />
          </>
        ) : (
          <Box component="span" c="dimmed" fz={13}>
            {t('tasks:series.coming.planned')}
          </Box>
        )}
        {date.shown_on !== date.occurrence_date && (
          <Box component="span" c="dimmed" fz={13}>
            {t('tasks:series.coming.shifted', { date: formatShortDate(date.occurrence_date) })}
          </Box>
        )}
      </Group>
      {date.can_skip && (
        <Button
          data-no-print
          variant="subtle"
          color="gray"
          aria-label={t('tasks:series.coming.skipOf', { date: formatDate(date.shown_on) })}
          onPointerEnter={preload}
          onClick={onSkip}
        >
          {t('tasks:series.coming.skip')}
        </Button>
      )}
    </li>
  );
};

/** A skipped date, shown where it would have come. */
const SkippedLine = ({ date }: { date: string }) => (
  <li>
    <span className={classes.when}>{capitalized(formatWeekdayDate(date))}</span>
    <Group component="span" className={classes.what} gap="4px 12px" flex="1 1 180px" miw={0}>
      <OutcomeChip outcome="skipped" />
    </Group>
  </li>
);

/** The coming dates with their tasks, then the dates that are only planned. */
export const ComingDates = ({ series }: { series: TaskSeries }) => {
  const t = useText();
  const [skipping, setSkipping] = useState<ComingDate | null>(null);
  const { coming, skipped, status } = series;
  const lines = [
    ...coming.map((date) => ({ on: date.occurrence_date, date })),
    ...skipped.map((on) => ({ on, date: undefined })),
  ].toSorted((a, b) => a.on.localeCompare(b.on));
  return (
    <section aria-labelledby="coming-dates">
      <Title order={2} id="coming-dates">
        {t('tasks:series.coming.title')}
      </Title>
      {coming.length === 0 && (
        <Text c="dimmed" mt={8}>
          {t(status === 'paused' ? 'tasks:series.coming.paused' : 'tasks:series.coming.none')}
        </Text>
      )}
      <Box component="ul" className={classes.list} m="8px 0 0">
        {lines.map(({ on, date }) =>
          date ? (
            <ComingLine key={on} date={date} onSkip={() => setSkipping(date)} />
          ) : (
            <SkippedLine key={on} date={on} />
          ),
        )}
      </Box>
      <Suspense fallback={null}>
        {skipping && <SkipDialog series={series} date={skipping} onClose={() => setSkipping(null)} />}
      </Suspense>
    </section>
  );
};
