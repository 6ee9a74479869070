import type { ChainInputs } from '../../contract/index.ts';
import type { Bounded, Typed } from './typed.ts';

type Bounds = Readonly<Record<Bounded, { from: number; to: number }>>;

/** The ranges in which values make sense. Without gross square feet, occupied ones have no upper limit. */
export const boundsOf = ({ contract }: Pick<ChainInputs, 'contract'>): Bounds => ({
  occupied: { from: 0, to: contract?.terms.square_feet.gross_cleanable ?? Number.POSITIVE_INFINITY },
  wage_pct: { from: -50, to: 100 },
  burden_pct: { from: 0, to: 100 },
  days_per_week: { from: 1, to: 7 },
});

/** The fields with a value outside their range. An empty field means unchanged. */
export const outOfBounds = (typed: Pick<Typed, Bounded>, bounds: Bounds): Bounded[] =>
  (Object.keys(bounds) as Bounded[]).filter((name) => {
    const value = typed[name];
    return value !== '' && (value < bounds[name].from || value > bounds[name].to);
  });
