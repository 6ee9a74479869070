import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './record-table.module.css';
import type { SelectionState } from './selection.ts';

type Props = {
  selection: SelectionState;
  total: number;
  totalText: string;
  onPage: number;
  actions: ReactNode;
};

/** Stands over the table while rows are selected. */
export const SelectionBar = ({ selection, total, totalText, onPage, actions }: Props) => {
  const t = useText();
  const count = selection.all ? total : selection.ids.size;
  if (count === 0) return null;
  return (
    <Group className={classes.selection} gap="xs" role="status" data-no-print>
      <Text fw={600}>
        {selection.all
          ? t('platform:table.allSelected', { total: totalText })
          : t('platform:table.selected', { count })}
      </Text>
      {!selection.all && selection.ids.size >= onPage && total > selection.ids.size && (
        <Button variant="subtle" onClick={() => selection.set({ ids: selection.ids, all: true })}>
          {t('platform:table.selectAll', { total: totalText })}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={selection.clear}>
        {t('platform:table.clearSelection')}
      </Button>
      <Group gap="xs" ml="auto">
        {actions}
      </Group>
    </Group>
  );
};
