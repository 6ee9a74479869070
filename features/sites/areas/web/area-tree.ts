import { maxDepth } from '../contract/index.ts';

/** What the tree needs of an area. */
export type AreaNode = { id: number; name: string; parent_area_id: number | null };

/** Names are shown with a capital, however they were entered. */
export const areaName = ({ name }: { name: string }): string => name.charAt(0).toUpperCase() + name.slice(1);

export type PlacedArea<A extends AreaNode> = {
  area: A;
  /** 1 for a region. */
  level: number;
  /** The names from the region down to this one: `West › North`. */
  way: string;
  region: A;
  below: readonly PlacedArea<A>[];
};

/** All areas below each other, each level in order of name. */
export const placeAreas = <A extends AreaNode>(areas: readonly A[]): PlacedArea<A>[] => {
  const byParent = new Map<number | null, A[]>();
  for (const area of areas.toSorted((a, b) => a.name.localeCompare(b.name)))
    byParent.set(area.parent_area_id, [...(byParent.get(area.parent_area_id) ?? []), area]);
  const place = (parent: PlacedArea<A> | null): PlacedArea<A>[] =>
    (byParent.get(parent?.area.id ?? null) ?? []).map((area) => {
      const placed = {
        area,
        level: (parent?.level ?? 0) + 1,
        way: parent ? `${parent.way} › ${areaName(area)}` : areaName(area),
        region: parent?.region ?? area,
        below: [] as readonly PlacedArea<A>[],
      };
      if (placed.level <= maxDepth) placed.below = place(placed);
      return placed;
    });
  return place(null);
};

/** The areas one after the other, each followed by those below it. */
export const flatten = <A extends AreaNode>(tree: readonly PlacedArea<A>[]): PlacedArea<A>[] =>
  tree.flatMap((placed) => [placed, ...flatten(placed.below)]);

const heightOf = ({ below }: PlacedArea<AreaNode>): number => 1 + Math.max(0, ...below.map(heightOf));

/** The areas that may lie above this one, or above a new one. */
export const possibleParents = <A extends AreaNode>(
  tree: readonly PlacedArea<A>[],
  id: number | null,
): PlacedArea<A>[] => {
  const all = flatten(tree);
  const moved = all.find(({ area }) => area.id === id);
  const own = new Set(moved ? flatten([moved]).map(({ area }) => area.id) : []);
  const height = moved ? heightOf(moved) : 1;
  return all.filter(({ area, level }) => !own.has(area.id) && level + height <= maxDepth);
};
