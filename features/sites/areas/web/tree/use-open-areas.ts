import { useState } from 'react';
import { type AreaNode, flatten, type PlacedArea } from '../area-tree.ts';

/** A tree of more areas begins with its regions only. */
const maxOpen = 60;

const withBelow = (tree: readonly PlacedArea<AreaNode>[]): number[] =>
  flatten(tree)
    .filter(({ below }) => below.length > 0)
    .map(({ area }) => area.id);

/** Which areas show those below them. */
export const useOpenAreas = (tree: readonly PlacedArea<AreaNode>[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const open = chosen ?? new Set(flatten(tree).length > maxOpen ? [] : withBelow(tree));
  return {
    open,
    toggle: (id: number) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    openAll: () => setChosen(new Set(withBelow(tree))),
    closeAll: () => setChosen(new Set()),
  };
};
