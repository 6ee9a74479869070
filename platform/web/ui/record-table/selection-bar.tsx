import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './record-table.module.css';
import type { SelectionState } from './selection.ts';

type Props = {
  selection: SelectionState;
  total: number;
  totalText: string;
  onPage: number;
  /** Cards have no checkbox for a whole page, so the bar offers all after the first selected card. */
  cards: boolean;
  actions: ReactNode;
};

/** Shown above the table while rows are selected; stays visible while scrolling. */
export const SelectionBar = ({ selection, total, totalText, onPage, cards, actions }: Props) => {
  const t = useText();
  const { ids, all } = selection;
  const count = all ? total : ids.size;
  if (count === 0) return null;
  const offersAll = !all && (cards || ids.size >= onPage) && total > ids.size;
  return (
    <Group className={classes.selection} gap="4px 8px" role="status" data-no-print>
      <Text fw={600}>
        {all
          ? t('platform:table.allSelected', { total: totalText })
          : t('platform:table.selected', { count })}
      </Text>
      {offersAll && (
        <Button variant="subtle" color="accent" px="xs" onClick={() => selection.set({ ids, all: true })}>
          {t('platform:table.selectAll', { total: totalText })}
        </Button>
      )}
      <CloseButton aria-label={t('platform:table.clearSelection')} onClick={selection.clear} />
      <Group className={classes.bulk} gap="xs" align="stretch" wrap="nowrap" ms="auto">
        {actions}
      </Group>
    </Group>
  );
};
