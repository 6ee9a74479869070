import { Box } from '@mantine/core';
import { formatDay, intlLocale } from '#platform/web/i18n/index';
import { Cell } from './cell.tsx';
import { weeksOfMonth } from './days.ts';
import { GridFrame } from './grid-frame.tsx';
import type { Item } from './item.ts';
import classes from './schedule.module.css';

type Props = { day: string; items: readonly Item[] };

const weekday = (day: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

/** The weeks of a month; what is dropped on a day keeps its inspector. */
export const MonthGrid = ({ day, items }: Props) => {
  const weeks = weeksOfMonth(day);
  return (
    <GridFrame month>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col">
              {weekday(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Cell
                key={one}
                spot={{ day: one }}
                label={formatDay(one)}
                items={items.filter(({ plan }) => plan?.planned_on === one)}
                withInspector
                head={
                  <Box component="span" className={classes.date} px={4} data-figures>
                    {Number(one.slice(8))}
                  </Box>
                }
                outside={one.slice(0, 7) !== day.slice(0, 7)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </GridFrame>
  );
};
