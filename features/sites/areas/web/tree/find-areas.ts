import { fold, searchedWords } from '#platform/contract/fold';
import { type AreaNode, flatten, type PlacedArea } from '../area-tree.ts';

export type FoundAreas = {
  /** What was found. */
  found: ReadonlySet<number>;
  /** What was found, and the way down to it. */
  shown: ReadonlySet<number>;
};

/** The areas with all these words in their name, or in that of their manager. */
export const findAreas = <A extends AreaNode & { manager: { name: string } | null }>(
  tree: readonly PlacedArea<A>[],
  typed: string,
): FoundAreas => {
  const words = searchedWords(typed);
  const all = flatten(tree);
  const parents = new Map(all.map(({ area }) => [area.id, area.parent_area_id]));
  const found = all
    .map(({ area }) => area)
    .filter(({ name, manager }) => {
      const text = fold(`${name} ${manager?.name ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
  const shown = new Set<number>();
  for (const id of found) {
    for (let at: number | null = id; at !== null && !shown.has(at); at = parents.get(at) ?? null)
      shown.add(at);
  }
  return { found: new Set(found), shown };
};
