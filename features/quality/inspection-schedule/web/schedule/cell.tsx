import { Box, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '#platform/web/i18n/index';
import { useBoard } from './board.ts';
import { draggedStore, type Item, mayPut, type Spot } from './item.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './schedule.module.css';

type Props = {
  /** Without `userId`, the item keeps its inspector. */
  spot: { day: string; userId?: number | null };
  label: string;
  items: readonly Item[];
  withInspector?: boolean;
  head?: ReactNode;
  outside?: boolean;
};

/** A day of one person, or of everybody. Items can be dropped on it, and it counts what it holds. */
export const Cell = ({ spot, label, items, withInspector = false, head, outside = false }: Props) => {
  const board = useBoard();
  const [over, setOver] = useState(false);
  const spotOf = (item: Item): Spot => ({
    day: spot.day,
    userId: spot.userId === undefined ? (item.plan?.inspector?.id ?? null) : spot.userId,
  });
  const accepts = (): Item | null => {
    const item = draggedStore.get();
    return item && mayPut(item, spotOf(item), board) ? item : null;
  };
  return (
    <td
      className={classes.cell}
      data-over={over || undefined}
      data-today={spot.day === board.schedule.today || undefined}
      data-outside={outside || undefined}
      aria-label={label}
      onDragOver={(event) => {
        if (!accepts()) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const item = accepts();
        if (item) board.put(item, spotOf(item));
      }}
    >
      {(head !== undefined || items.length > 1) && (
        <Group gap={0} align="stretch" justify="space-between" wrap="nowrap" mih={20} fz={12}>
          {head}
          {items.length > 1 && (
            <Box component="span" ms="auto" c="dimmed" fz={12} fw={600} data-figures>
              {formatNumber(items.length)}
            </Box>
          )}
        </Group>
      )}
      <Stack component="ul" gap={4}>
        {items.map((item) => (
          <PlanCard key={item.key} item={item} withInspector={withInspector} narrow />
        ))}
      </Stack>
    </td>
  );
};
