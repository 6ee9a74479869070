import { useState } from 'react';

/** `all`: every row that matches the filters, not only those on this page. */
export type Selection = { ids: ReadonlySet<number>; all: boolean };

export type SelectionState = Selection & { set: (next: Selection) => void; clear: () => void };

const none: Selection = { ids: new Set(), all: false };

export const useSelection = (): SelectionState => {
  const [state, set] = useState<Selection>(none);
  return { ...state, set, clear: () => set(none) };
};

export const toggled = (selection: Selection, id: number): Selection => {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, all: false };
};
