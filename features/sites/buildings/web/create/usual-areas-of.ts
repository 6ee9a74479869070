import { type BuildingType, type CommonAreaType, usualAreas } from '../../contract/index.ts';
import type { UsualArea } from './new-building-values.ts';

/** The common areas that buildings of a type usually have, as far as the organization has their types. */
export const usualAreasOf = (type: BuildingType, known: readonly CommonAreaType[]): UsualArea[] =>
  usualAreas[type].flatMap(({ key, floors }) =>
    known.filter((each) => each.key === key).map(({ id, name }) => ({ name, type_id: id, floors })),
  );
