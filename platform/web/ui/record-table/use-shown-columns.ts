import { useState } from 'react';
import { useMaybeSession } from '../../session/use-session.ts';
import type { Column, ListState, SetListState } from './column.ts';
import { readChoice, saveChoice } from './saved-choice.ts';

const asIds = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;

/** The columns this person hid in this table, stored on the device. Columns in the address override them. */
export const useShownColumns = <R>(
  table: string,
  columns: readonly Column<R>[],
  state: Pick<ListState, 'columns'>,
  onState: SetListState,
) => {
  const person = useMaybeSession()?.user.id ?? 0;
  const key = `cora.columns.${person}.${table}`;
  const [kept, setKept] = useState(
    () => readChoice(key, asIds) ?? columns.filter((column) => column.hiddenAtFirst).map(({ id }) => id),
  );
  const named = state.columns && state.columns.length > 0 ? state.columns : undefined;
  const hidden = named ? columns.map(({ id }) => id).filter((id) => !named.includes(id)) : kept;
  const isShown = (column: Column<R>, without: readonly string[]) =>
    column === columns[0] || column.fixed || !without.includes(column.id);
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setKept(next);
    saveChoice(key, next);
    if (named) {
      onState({ columns: columns.filter((column) => isShown(column, next)).map((column) => column.id) });
    }
  };
  return { shown: columns.filter((column) => isShown(column, hidden)), hidden, toggle };
};
