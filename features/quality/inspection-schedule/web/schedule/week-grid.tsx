import { Box, Group } from '@mantine/core';
import { usePersonWords } from '#features/accounts/access/web';
import { capitalized, formatDay, formatNumber, useText } from '#platform/web/i18n/index';
import { useBoard } from './board.ts';
import { Cell } from './cell.tsx';
import { GridFrame } from './grid-frame.tsx';
import type { Item } from './item.ts';
import classes from './schedule.module.css';

type Props = { days: readonly string[]; items: readonly Item[] };

const ofDay = (items: readonly Item[], day: string): Item[] =>
  items.filter(({ plan }) => plan?.planned_on === day);

/** A row for each inspector, the first for what nobody has; a column for each day. */
export const WeekGrid = ({ days, items }: Props) => {
  const t = useText();
  const { schedule } = useBoard();
  const { detail } = usePersonWords();
  const nobody = { id: null, name: t('inspection-schedule:unassigned'), invited: false };
  const rows = [nobody, ...schedule.inspectors];
  const of = (id: number | null): Item[] =>
    items.filter(({ plan }) => (plan?.inspector?.id ?? null) === id && days.includes(plan?.planned_on ?? ''));
  return (
    <GridFrame>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {t('inspection-schedule:field.inspector')}
          </th>
          {days.map((day) => (
            <th key={day} scope="col" data-today={day === schedule.today || undefined}>
              <Group component="span" gap="0 6px" align="stretch">
                {capitalized(formatDay(day))}{' '}
                <Box component="span" ms="auto" c="dimmed" fz={12} fw={600} data-figures>
                  {ofDay(items, day).length || ''}
                </Box>
              </Group>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, invited }) => (
          <tr key={id ?? 'nobody'}>
            <th scope="row" className={classes.person}>
              {name}
              {invited && <span className={classes.second}>{detail({ name, invited })}</span>}
              <span className={classes.second}>
                {t('inspection-schedule:schedule.count', {
                  count: of(id).length,
                  shown: formatNumber(of(id).length),
                })}
              </span>
            </th>
            {days.map((day) => (
              <Cell
                key={day}
                spot={{ day, userId: id }}
                label={`${name}, ${formatDay(day)}`}
                items={ofDay(of(id), day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </GridFrame>
  );
};
