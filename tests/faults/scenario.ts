import type { Bed, BedKind } from './bed.ts';

export type Options = {
  log: (line: string) => void;
  /** The short version, as in the tests: fewer rounds, smaller numbers. */
  short?: boolean;
  /** Number of kills. */
  rounds?: number;
};

/** One kind of fault. Returns a sentence for everything that went wrong: lost, doubled, late or answered wrongly. */
export type Scenario = {
  name: string;
  about: string;
  run: (bed: Bed, options: Options) => Promise<string[]>;
  /** For scenarios that need a special installation, for example on a small disk. */
  prepare?: (kind: BedKind, use: (bed: Bed | undefined) => Promise<void>) => Promise<void>;
};
