import type { Location, Place } from '#features/buildings/server';

/** What is known beside the file when its rows are checked. */
export type Facts = {
  /** Names of jobs by their number: those that exist already. */
  numbers: ReadonlyMap<string, string>;
  /** Addresses of buildings that exist already, as `addressKey` writes them. */
  addresses: ReadonlySet<string>;
  clients: { byAccount: ReadonlyMap<string, number>; byName: ReadonlyMap<string, number> };
  areas: ReadonlyMap<string, number>;
  /** For rows that name no client; `planned` when it is made as the run starts. */
  defaultClient: number | 'planned' | null;
  createClients: boolean;
  locate: (place: Place) => Location;
  /** The state a ZIP code lies in, where that is known. */
  stateOfZip: (zip: string) => string | undefined;
};

/** How names are compared. */
export const nameKey = (name: string): string => name.toLowerCase();

export const addressKey = ({ address, zip }: { address: string; zip: string }): string =>
  `${address.toLowerCase()}|${zip}`;
