import type { Remark } from '#features/imports/imports/contract';
import { readFloors } from '../../contract/index.ts';
import type { Place, PlaceFloor } from './place.ts';

/** Lowest and highest floor in a building whose number of floors is unknown. */
const likely = { lowest: -5, highest: 120 };

/** One more than the number of floors, because many buildings have no 13th. */
const highestOf = ({ numberOfFloors }: Place): number =>
  numberOfFloors === null ? likely.highest : numberOfFloors + 1;

const isLikely = (place: Place, number: number): boolean =>
  number >= likely.lowest && number <= highestOf(place);

const isTaken = ({ floors }: Place, number: number): boolean =>
  floors.some((floor) => floor.number === number);

const labelled = (place: Place, label: string): PlaceFloor | undefined =>
  place.floors.find((floor) => floor.label.toLowerCase() === label.toLowerCase());

/** The number in a label; undefined for "Lobby". */
const labelNumber = ({ label }: PlaceFloor): number | undefined => {
  const [named, ...others] = readFloors(label);
  return named && others.length === 0 && 'number' in named ? named.number : undefined;
};

/** Finds a floor by the number in its label, because floors may have moved; else by its position. */
const numbered = ({ floors }: Place, number: number): PlaceFloor | undefined =>
  floors.find((floor) => labelNumber(floor) === number) ??
  floors.find((floor) => floor.number === number && labelNumber(floor) === undefined);

type Found = { floors: PlaceFloor[]; added: PlaceFloor[]; faults: Remark[] };

/** The floors that a row names. Missing ones that are likely to exist are returned as floors to add, with ids below zero. */
export const findFloors = (place: Place, text: string): Found => {
  const whole = labelled(place, text);
  if (whole) return { floors: [whole], added: [], faults: [] };
  const found: Found = { floors: [], added: [], faults: [] };
  for (const named of readFloors(text)) {
    const known = 'label' in named ? labelled(place, named.label) : numbered(place, named.number);
    if (known) {
      if (!found.floors.includes(known)) found.floors.push(known);
    } else if ('label' in named) {
      const values = { label: named.label };
      found.faults.push({ field: 'floors', code: 'rent_roll_floor_unknown', values });
    } else if (isLikely(place, named.number) && !isTaken(place, named.number)) {
      const { number } = named;
      const id =
        Math.min(0, ...place.floors.map((floor) => floor.id), ...found.added.map((floor) => floor.id)) - 1;
      const floor = { id, number, label: String(number), cleanable_sqft: null };
      found.added.push(floor);
      found.floors.push(floor);
    } else {
      const values = { number: named.number };
      found.faults.push({ field: 'floors', code: 'rent_roll_floor_unlikely', values });
    }
  }
  return found;
};
