import { z } from 'zod';
import type { Section } from '#features/quality/inspection-templates/contract';
import * as field from '#platform/contract/fields';

export const placeKinds = ['floor', 'common_area', 'tenant'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** Which repetition of its section an answer belongs to: `floor:12`, `common_area:7`, `tenant:3`; empty where the section
 * is gone through once. A phone without a connection names them as the server does. */
export const instanceKey = z
  .string()
  .regex(/^((floor|common_area|tenant):[1-9]\d{0,9}|(floor|common_area):0)?$/, 'not_allowed');

/** Stands for the whole building where no floors, or no common areas, are entered: their sections are gone through once. */
export const wholeBuilding = 0;

export const keyOfPlace = (kind: PlaceKind, id: number): string => `${kind}:${id}`;

/** A part of the building that sections are repeated for, with the name it had when the inspection began. */
export const place = z.object({
  key: z.string(),
  kind: z.enum(placeKinds),
  id: z.union([field.id, z.literal(wholeBuilding)]),
  name: z.string(),
  /** Type of a common area; null for other places. */
  type_id: field.id.nullable(),
  /** Floor of a common area or tenant that is on one floor; else null. */
  floor_id: field.id.nullable(),
});

export type Place = z.infer<typeof place>;

const kindOf = {
  none: null,
  per_floor: 'floor',
  per_common_area: 'common_area',
  per_tenant: 'tenant',
} as const satisfies Record<Section['repeat'], PlaceKind | null>;

type Repeated = Pick<Section, 'repeat' | 'common_area_type_id'>;

/** The kinds of places that an inspection needs to know. */
export const kindsOf = (sections: readonly Repeated[]): PlaceKind[] =>
  placeKinds.filter((kind) => sections.some(({ repeat }) => kindOf[repeat] === kind));

/** The places at which a section is gone through. A section for one type of common area leaves out areas of other types. */
export const placesOf = ({ repeat, common_area_type_id }: Repeated, places: readonly Place[]): Place[] =>
  places.filter(
    ({ kind, id, type_id }) =>
      kind === kindOf[repeat] &&
      (kind !== 'common_area' ||
        id === wholeBuilding ||
        common_area_type_id === null ||
        type_id === common_area_type_id),
  );
