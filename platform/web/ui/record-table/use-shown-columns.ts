import { useState } from 'react';
import { useMaybeSession } from '../../session/use-session.ts';
import type { Column } from './column.ts';

const read = (key: string): string[] | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
};

/** Which columns this person hid in this table, kept on the device. */
export const useShownColumns = <R>(table: string, columns: readonly Column<R>[]) => {
  const person = useMaybeSession()?.user.id ?? 0;
  const key = `cora.columns.${person}.${table}`;
  const [hidden, setHidden] = useState(
    () => read(key) ?? columns.filter((column) => column.hiddenAtFirst).map((column) => column.id),
  );
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  const shown = columns.filter((column, at) => at === 0 || column.fixed || !hidden.includes(column.id));
  return { shown, hidden, toggle };
};
