import { linesCents, type ScopeLine } from '#features/projects/special-projects/contract';

type Line = { quantity: number; unit_price: number; optional: boolean };

/** Whole cents of all lines that are not optional. */
export const requiredCents = (lines: readonly Line[]): number =>
  linesCents(lines.filter(({ optional }) => !optional));

/** Whole cents including the optional lines at the given indexes. */
export const totalCents = (lines: readonly Line[], chosen: readonly number[]): number =>
  linesCents(lines.filter(({ optional }, at) => !optional || chosen.includes(at)));

/** Those of the chosen indexes that belong to optional lines, in the order of the lines. */
export const optionsOf = (lines: readonly Line[], chosen: readonly number[]): number[] =>
  lines.flatMap(({ optional }, at) => (optional && chosen.includes(at) ? [at] : []));

/** The scope lines for the project: all that are not optional, and the optional ones at the given indexes. */
export const soldLines = (
  lines: readonly (ScopeLine & { optional: boolean })[],
  chosen: readonly number[],
): ScopeLine[] =>
  lines.flatMap(({ optional, ...line }, at) => (!optional || chosen.includes(at) ? [line] : []));
