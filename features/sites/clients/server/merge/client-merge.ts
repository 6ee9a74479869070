/** A contact of the client that goes, and the equal one of the client that is kept. */
export type ContactPair = { from: number; into: number };

/** The ids of the client that goes and of the one that is kept, and the contacts that become one. */
export type ClientMerge = { from: number; into: number; contacts: readonly ContactPair[] };
