import { Group, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';
import { seriesHref, taskHref } from '../addresses.ts';
import { ruleWords } from './due-words.ts';
import classes from './series.module.css';

/** How the task repeats, with links to its series and to the previous and next task. */
const SeriesLine = ({ series }: { series: NonNullable<Task['series']> }) => {
  const t = useText();
  const beside = [
    ['previous', series.previous_task_id],
    ['next', series.next_task_id],
  ] as const;
  return (
    <Stack className={classes.line} gap={2} align="flex-start">
      <AnchorLink to={seriesHref(series.id)}>{ruleWords(series.rule, series.based_on, t)}</AnchorLink>
      <Group component="span" className={classes.neighbours} gap="4px 16px" align="stretch" data-no-print>
        {beside.map(
          ([way, id]) =>
            id !== null && (
              <AnchorLink key={way} to={taskHref(id)} size="sm">
                {t(`tasks:series.line.${way}`)}
              </AnchorLink>
            ),
        )}
      </Group>
    </Stack>
  );
};

export default SeriesLine;
