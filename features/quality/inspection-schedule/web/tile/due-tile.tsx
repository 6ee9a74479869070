import { Box, Text } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useSettledQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { PlainLink, type Visit } from '#platform/web/routing/index';
import { CountLinks, EmptyState, LoadProblem, Tile } from '#platform/web/ui/index';
import { dueHref, dueListHref } from '../addresses.ts';
import { DayWords } from '../due/day-words.tsx';
import classes from '../due/due.module.css';
import { dueSummaryQuery } from './due-summary-query.ts';

export const prefetch = ({ client }: Visit): void => void client.prefetchQuery(dueSummaryQuery);

/** How many inspections wait: two numbers that each open their list, and the first of them. */
const DueTile = () => {
  const t = useText();
  const { data, error, refetch } = useSettledQuery(dueSummaryQuery);
  const title = t('inspection-schedule:tile.title');
  if (!data) {
    return <Tile title={title}>{error && <LoadProblem error={error} retry={() => void refetch()} />}</Tile>;
  }
  const { overdue, week, next } = data;
  if (overdue + week === 0) {
    return (
      <Tile title={title}>
        <EmptyState
          icon={IconClipboardCheck}
          title={t('inspection-schedule:tile.empty')}
          text={t('inspection-schedule:tile.emptyText')}
        />
      </Tile>
    );
  }
  return (
    <Tile title={title}>
      <CountLinks
        label={title}
        counts={[
          {
            label: t('inspection-schedule:tile.overdue'),
            value: overdue,
            to: dueListHref(['overdue']),
            alarm: true,
          },
          { label: t('inspection-schedule:tile.week'), value: week, to: dueListHref(['week']) },
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm" mb={4}>
        {t('inspection-schedule:tile.next')}
      </Text>
      <ul className={classes.lines} aria-label={t('inspection-schedule:tile.next')}>
        {next.map(({ id, job, due_on, days }) => (
          <li key={id}>
            <PlainLink to={dueHref(id)}>
              <Box component="span" c="dimmed" data-figures>
                {job.job_number}
              </Box>{' '}
              {job.job_name}
            </PlainLink>
            <span title={formatDate(due_on)}>
              <DayWords days={days} />
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
};

export default DueTile;
