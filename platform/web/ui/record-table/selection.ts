import { useState } from 'react';

/** `all` means every row that matches the filters, not only those on screen. Ids stay selected on other pages. */
export type Selection = { ids: ReadonlySet<number>; all: boolean };

export type SelectionState = Selection & {
  set: (next: Selection) => void;
  /** Only these stay selected. */
  keep: (ids: readonly number[]) => void;
  clear: () => void;
};

const none: Selection = { ids: new Set(), all: false };

/** `filters` is what the list shows apart from page and order. A change clears the selection. */
export const useSelection = (filters: object = none): SelectionState => {
  const { page, per_page, sort, order, columns, density, saved, ...narrowing } = filters as Record<
    string,
    unknown
  >;
  const shown = JSON.stringify(narrowing);
  const [chosen, setChosen] = useState({ among: shown, selection: none });
  const set = (selection: Selection) => setChosen({ among: shown, selection });
  if (chosen.among !== shown) set(none);
  return {
    ...(chosen.among === shown ? chosen.selection : none),
    set,
    keep: (ids) => set({ ids: new Set(ids), all: false }),
    clear: () => set(none),
  };
};

export const toggled = (selection: Selection, id: number): Selection => {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, all: false };
};

/** Selects the rows of a page or, if all of them are selected, unselects them. Rows of other pages stay as they are. */
export const pageToggled = (selection: Selection, onPage: readonly number[]): Selection => {
  const chosen = new Set(selection.all ? onPage : selection.ids);
  const every = onPage.every((id) => chosen.has(id));
  for (const id of onPage) {
    if (every) chosen.delete(id);
    else chosen.add(id);
  }
  return { ids: chosen, all: false };
};
