import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { Check } from './check.tsx';
import type { Column, ListState, SetListState } from './column.ts';
import classes from './record-table.module.css';

type Props<R> = {
  columns: readonly Column<R>[];
  state: ListState;
  onState: SetListState;
  check?: { all: boolean; some: boolean; toggle: () => void };
};

export const TableHead = <R,>({ columns, state, onState, check }: Props<R>) => {
  const t = useText();
  const sortBy = (sort: string) => {
    const order = state.sort === sort && state.order === 'asc' ? 'desc' : 'asc';
    onState({ sort, order, page: 1 });
  };
  return (
    <thead className={classes.head}>
      <tr>
        {check && (
          <th style={{ width: 40 }} data-no-print>
            <Check
              label={t('platform:table.selectPage')}
              on={check.all}
              mixed={check.some && !check.all}
              onToggle={check.toggle}
            />
          </th>
        )}
        {columns.map(({ id, header, sort, numeric, width, from }) => {
          const active = sort !== undefined && state.sort === sort;
          const Icon = active ? (state.order === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
          return (
            <th
              key={id}
              style={{ width }}
              scope="col"
              data-numeric={numeric ?? false}
              data-from={from}
              aria-sort={active ? (state.order === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {sort === undefined ? (
                header
              ) : (
                <UnstyledButton className={classes.sort} data-active={active} onClick={() => sortBy(sort)}>
                  {header}
                  <Icon size={14} aria-hidden className={classes.sortIcon} />
                </UnstyledButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};
