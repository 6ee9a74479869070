import { Box, Group, Stack } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Item } from './item.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './schedule.module.css';

type Props = { left: readonly Item[]; due: readonly Item[]; folded: boolean };

const Part = ({ title, items }: { title: string; items: readonly Item[] }) =>
  items.length === 0 ? null : (
    <>
      <Group component="h3" className={classes.trayPart} gap={6} align="stretch" wrap="nowrap">
        {title}{' '}
        <Box component="span" ms="auto" c="dimmed" fz={12} fw={600} data-figures>
          {formatNumber(items.length)}
        </Box>
      </Group>
      <Stack component="ul" gap={4}>
        {items.map((item) => (
          <PlanCard key={item.key} item={item} withDay withInspector />
        ))}
      </Stack>
    </>
  );

/** What still has to be planned: plans of past days, and inspections that are due without a plan. */
export const Tray = ({ left, due, folded }: Props) => {
  const t = useText();
  const title = t('inspection-schedule:schedule.tray');
  const parts = (
    <>
      <Part title={t('inspection-schedule:schedule.left')} items={left} />
      <Part title={t('inspection-schedule:schedule.unplanned')} items={due} />
      {left.length + due.length === 0 && (
        <Box component="p" m={0} fz={13} c="dimmed">
          {t('inspection-schedule:schedule.allPlanned')}
        </Box>
      )}
    </>
  );
  if (folded) {
    return (
      <details className={classes.tray}>
        <summary className={classes.traySummary}>
          {title}{' '}
          <Box component="span" ms="auto" c="dimmed" fz={12} fw={600} data-figures>
            {formatNumber(left.length + due.length)}
          </Box>
        </summary>
        {parts}
      </details>
    );
  }
  return (
    <section className={classes.tray} aria-labelledby="schedule-tray">
      <Box component="h2" id="schedule-tray" className={classes.trayTitle} m="0 0 8px" fz={15}>
        {title}
      </Box>
      {parts}
    </section>
  );
};
