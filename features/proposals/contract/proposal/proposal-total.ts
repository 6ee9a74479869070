import { linesCents, type ScopeLine } from '#features/special-projects/contract';

type Line = { quantity: number; unit_price: number; optional: boolean };

/** Whole cents of what the client gets in any case. */
export const requiredCents = (lines: readonly Line[]): number =>
  linesCents(lines.filter(({ optional }) => !optional));

/** With the optional lines at these places. */
export const totalCents = (lines: readonly Line[], chosen: readonly number[]): number =>
  linesCents(lines.filter(({ optional }, at) => !optional || chosen.includes(at)));

/** The places among those chosen that are optional lines, in their order. */
export const optionsOf = (lines: readonly Line[], chosen: readonly number[]): number[] =>
  lines.flatMap(({ optional }, at) => (optional && chosen.includes(at) ? [at] : []));

/** What a project sells by these lines: all that the client gets in any case, and the optional ones at these places. */
export const soldLines = (
  lines: readonly (ScopeLine & { optional: boolean })[],
  chosen: readonly number[],
): ScopeLine[] =>
  lines.flatMap(({ optional, ...line }, at) => (!optional || chosen.includes(at) ? [line] : []));
