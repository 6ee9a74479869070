import type { Supply } from '../../contract/index.ts';

export type Shelf = { id: number; name: string | null; supplies: Supply[] };

/** The supplies of each place, in the order of the answer. The building is named where a site has several. */
export const byCloset = (supplies: readonly Supply[], buildings: number): Shelf[] => {
  const shelves = new Map<number, Shelf>();
  for (const supply of supplies) {
    const { closet } = supply;
    const id = closet?.id ?? 0;
    const name = closet && (buildings > 1 ? `${closet.building.name}, ${closet.name}` : closet.name);
    const shelf = shelves.get(id) ?? { id, name, supplies: [] };
    shelf.supplies.push(supply);
    shelves.set(id, shelf);
  }
  return [...shelves.values()];
};
