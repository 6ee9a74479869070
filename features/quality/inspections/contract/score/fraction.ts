/** An exact number: scores must not depend on the order in which a phone adds them up. */
export type Fraction = { over: bigint; under: bigint };

/** Weights are entered in quarters, percents with two decimals. */
const ofQuarters = (value: number): Fraction => ({ over: BigInt(Math.round(value * 4)), under: 4n });

export const ofHundredths = (value: number): Fraction => ({
  over: BigInt(Math.round(value * 100)),
  under: 100n,
});

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));

const reduced = ({ over, under }: Fraction): Fraction => {
  const by = divisor(over, under);
  return { over: over / by, under: under / by };
};

const plus = (one: Fraction, other: Fraction): Fraction =>
  reduced({ over: one.over * other.under + other.over * one.under, under: one.under * other.under });

const times = (one: Fraction, other: Fraction): Fraction =>
  reduced({ over: one.over * other.over, under: one.under * other.under });

export type Weighed = { weight: number; value: Fraction };

const none: Fraction = { over: 0n, under: 1n };

/** Null when all weights are 0 or there are no parts. */
export const weightedMean = (parts: readonly Weighed[]): Fraction | null => {
  const weights = parts.map(({ weight }) => ofQuarters(weight));
  const whole = weights.reduce(plus, none);
  if (whole.over === 0n) return null;
  const sum = parts.reduce((all, { value }, n) => plus(all, times(value, weights[n] ?? none)), none);
  return times(sum, { over: whole.under, under: whole.over });
};

/** With four decimals, half up. */
export const toFourDecimals = ({ over, under }: Fraction): number =>
  Number((over * 20_000n + under) / (2n * under)) / 10_000;
