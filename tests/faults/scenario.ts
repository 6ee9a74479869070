import type { Bed, BedKind } from './bed.ts';

export type Options = {
  log: (line: string) => void;
  /** The form that runs with the tests: fewer rounds, smaller numbers. */
  short?: boolean;
  /** Of kills. */
  rounds?: number;
};

/** One kind of fault. Answers a sentence for everything that is wrong: lost, doubled, late or answered badly. */
export type Scenario = {
  name: string;
  about: string;
  run: (bed: Bed, options: Options) => Promise<string[]>;
  /** It makes its own beds when it has to prepare the ground they stand on. */
  prepare?: (kind: BedKind, use: (bed: Bed | undefined) => Promise<void>) => Promise<void>;
};
