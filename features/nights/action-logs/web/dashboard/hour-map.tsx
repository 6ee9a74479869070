import { Switch } from '@mantine/core';
import { HeatMap } from '#platform/web/figures/index';
import { formatHour, formatWeekday } from '#platform/web/i18n/clock-words';
import { capitalized, formatNumber, useText } from '#platform/web/i18n/index';
import type { LogCharts } from '../../contract/index.ts';
import classes from './dashboard.module.css';

type Cell = LogCharts['hours'][number];

type Props = {
  cells: readonly Cell[];
  to: (cell: Cell) => string;
  restrooms: boolean;
  onRestrooms: (restrooms: boolean) => void;
};

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Hours of most shifts; earlier and later ones are shown when somebody worked. */
const [usualFrom, usualTo] = [7, 17];

const hoursOf = (cells: readonly Cell[]): number[] => {
  const hours = cells.map(({ hour }) => hour);
  const first = Math.min(usualFrom, ...hours);
  return Array.from({ length: Math.max(usualTo, ...hours) - first + 1 }, (_, at) => first + at);
};

/** When porters note most, by the clocks of the buildings. */
export const HourMap = ({ cells, to, restrooms, onRestrooms }: Props) => {
  const t = useText();
  const hours = hoursOf(cells);
  const highest = Math.max(1, ...cells.map(({ count }) => count));
  const cellAt = (weekday: number, hour: number): Cell =>
    cells.find((one) => one.weekday === weekday && one.hour === hour) ?? { weekday, hour, count: 0, logs: 0 };
  return (
    <HeatMap
      dense
      title={t('action-logs:dashboard.charts.hours')}
      rowsWord={t('action-logs:dashboard.charts.weekday')}
      columns={hours.map(formatHour)}
      rows={weekdays.map((weekday) => ({
        id: weekday,
        name: capitalized(formatWeekday(weekday, 'short')),
        cells: hours.map((hour) => {
          const cell = cellAt(weekday, hour);
          return {
            text: cell.count === 0 ? null : formatNumber(cell.count),
            weight: cell.count / highest,
            to: to(cell),
            words: t('action-logs:dashboard.charts.cell', {
              day: formatWeekday(weekday),
              hour: formatHour(hour),
              entries: t('action-logs:list.entries', { count: cell.count }),
              logs: t('action-logs:dashboard.charts.logs', { count: cell.logs }),
            }),
          };
        }),
      }))}
    >
      <Switch
        data-no-print
        className={classes.toggle}
        mb="xs"
        label={t('action-logs:dashboard.charts.restrooms')}
        checked={restrooms}
        onChange={(event) => onRestrooms(event.currentTarget.checked)}
      />
    </HeatMap>
  );
};
