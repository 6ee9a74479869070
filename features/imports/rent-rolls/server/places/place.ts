/** A floor, or (with a number below zero as its id) one that the import will add. */
export type PlaceFloor = { id: number; number: number; label: string; cleanable_sqft: number | null };

export type PlaceTenant = {
  id: number;
  name: string;
  suite: string;
  floor_ids: readonly number[];
  sqft: number | null;
  move_in: string | null;
  move_out: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  check_doors: boolean;
};

export type PlaceVacancy = {
  id: number;
  floor_id: number;
  kind: 'FF' | 'PF';
  sqft: number;
  from: string;
  to: string | null;
};

/** A building with its tenants and vacancies, including those that the rows decided so far add. */
export type Place = {
  id: number;
  /** A job of the building, on whose page people see it. */
  jobId: number;
  numberOfFloors: number | null;
  floors: PlaceFloor[];
  tenants: PlaceTenant[];
  vacancies: PlaceVacancy[];
  /** The tenants before the import, by `suiteKey`. */
  bySuite: ReadonlyMap<string, PlaceTenant>;
};

/** Two tenants of a building with the same key are the same tenant. */
export const suiteKey = ({ suite, name }: Pick<PlaceTenant, 'suite' | 'name'>): string =>
  `${suite.toLowerCase()}|${name.toLowerCase()}`;
