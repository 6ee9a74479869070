import type { Location, Place } from '#features/sites/buildings/server';
import type { JobOfFile } from '#features/sites/jobs/server';
import type { SiteKey } from '../../contract/index.ts';

/** Stored data that the rows of a file are checked against. */
export type Facts = {
  /** Names of jobs by their number: those that exist already. */
  numbers: ReadonlyMap<string, string>;
  /** By what rows find the jobs that they change. */
  match: SiteKey;
  /** The ids of the jobs that rows find, by key; none where rows change nothing. */
  keyed: ReadonlyMap<string, ReadonlySet<number>>;
  /** Jobs that rows may change. */
  existing: ReadonlyMap<number, JobOfFile>;
  /** The area managers of those jobs, where the file names some. */
  managersOf: ReadonlyMap<number, ReadonlySet<number>>;
  /** Buildings that this import changed before it was interrupted. */
  changedBuildings: ReadonlySet<number>;
  /** Addresses of buildings that exist already, as `addressKey` writes them. */
  addresses: ReadonlySet<string>;
  clients: {
    byAccount: ReadonlyMap<string, number>;
    byName: ReadonlyMap<string, number>;
    /** Account numbers of clients whom this person may not give sites. */
    hidden: ReadonlySet<string>;
  };
  areas: ReadonlyMap<string, number>;
  /** The user of a name or email address, or the code of what is doubtful. */
  managerOf: (name: string) => number | string;
  /** The client of rows that name none; `planned` when it is created with the first of their sites. */
  defaultClient: number | 'planned' | null;
  createClients: boolean;
  /** Whether new sites get the contacts that rows name. */
  contacts: boolean;
  locate: (place: Place) => Location;
  /** The state a ZIP code lies in, where that is known. */
  stateOfZip: (zip: string) => string | undefined;
};

/** The form in which names are compared. */
export const nameKey = (name: string): string => name.toLowerCase();

export const addressKey = ({ address, zip }: { address: string; zip: string }): string =>
  `${address.toLowerCase()}|${zip}`;
