import { z } from 'zod';
import { choiceOf, type ScaleChoice, type Section } from '#features/quality/inspection-templates/contract';
import { bandOf, scoreBands } from './band.ts';
import type { Scales } from './scales.ts';

/** An exact number: scores must not depend on the order in which a phone adds them up. */
type Fraction = { over: bigint; under: bigint };

/** Weights are entered in quarters, percents with two decimals. */
const ofQuarters = (value: number): Fraction => ({ over: BigInt(Math.round(value * 4)), under: 4n });

const ofHundredths = (value: number): Fraction => ({
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

type Weighed = { weight: number; value: Fraction };

const none: Fraction = { over: 0n, under: 1n };

/** Null when all weights are 0 or there are no parts. */
const weightedMean = (parts: readonly Weighed[]): Fraction | null => {
  const weights = parts.map(({ weight }) => ofQuarters(weight));
  const whole = weights.reduce(plus, none);
  if (whole.over === 0n) return null;
  const sum = parts.reduce((all, { value }, n) => plus(all, times(value, weights[n] ?? none)), none);
  return times(sum, { over: whole.under, under: whole.over });
};

/** With four decimals, half up. */
const toFourDecimals = ({ over, under }: Fraction): number =>
  Number((over * 20_000n + under) / (2n * under)) / 10_000;

export const outcomes = ['pass', 'fail'] as const;

const part = z.number().nullable();

export const sectionScore = z.object({
  section_id: z.string(),
  score: part,
  deficiency_count: z.int(),
  /** One for each place of a repeated section; any other section has one with an empty `instance`. */
  instances: z.array(z.object({ instance: z.string(), score: part })),
});

export type SectionScore = z.infer<typeof sectionScore>;

export const score = z.object({
  /** Null where nothing scored was answered: such an inspection counts in no average. */
  score: part,
  /** The number is never forced to 0: a critical fail may stand beside 96. */
  outcome: z.enum(outcomes).nullable(),
  band: z.enum(scoreBands).nullable(),
  critical_fail: z.boolean(),
  deficiency_count: z.int(),
  section_scores: z.array(sectionScore),
});

export type Score = z.infer<typeof score>;

export type ScoredAnswer = { question_id: string; instance: string; value: unknown; na: boolean };

type Snapshot = Scales & {
  sections: readonly Pick<Section, 'id' | 'weight' | 'questions'>[];
  target_score: number;
};

type Counted = { instance: string; weight: number; critical: boolean; choice: ScaleChoice };

/** The answers of a section that count: to scored questions, and not "not applicable". */
const countedOf = (
  { questions }: Pick<Section, 'questions'>,
  snapshot: Snapshot,
  answers: ReadonlyMap<string, readonly ScoredAnswer[]>,
): Counted[] =>
  questions.flatMap((question) =>
    (answers.get(question.id) ?? []).flatMap(({ value, na, instance }) => {
      const choice = na ? null : choiceOf(question, value, snapshot);
      return choice ? [{ instance, weight: question.weight, critical: question.critical, choice }] : [];
    }),
  );

const meanOf = (counted: readonly Counted[]) =>
  weightedMean(counted.map(({ weight, choice }) => ({ weight, value: ofHundredths(choice.percent) })));

const rounded = (mean: ReturnType<typeof weightedMean>): number | null => mean && toFourDecimals(mean);

const deficient = (counted: readonly Counted[]): Counted[] =>
  counted.filter(({ choice }) => choice.is_deficient);

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** The score of an inspection: on the phone while it is carried out, on the server when it is complete. All instances of
 * a section are pooled, so that a building with many floors weighs its sections like any other. */
export const scoreOf = (snapshot: Snapshot, answers: readonly ScoredAnswer[]): Score => {
  const byQuestion = groupBy(answers, ({ question_id }) => question_id);
  const sections = snapshot.sections.map((section) => {
    const counted = countedOf(section, snapshot, byQuestion);
    return { section, counted, mean: meanOf(counted) };
  });
  const total = rounded(
    weightedMean(
      sections.flatMap(({ section, mean }): Weighed[] =>
        mean ? [{ weight: section.weight, value: mean }] : [],
      ),
    ),
  );
  const deficiencies = deficient(sections.flatMap(({ counted }) => counted));
  const critical = deficiencies.some((deficiency) => deficiency.critical);
  const passes = total !== null && total >= snapshot.target_score;
  return {
    score: total,
    outcome: critical ? 'fail' : total === null ? null : passes ? 'pass' : 'fail',
    band: total === null ? null : bandOf(total, snapshot.target_score),
    critical_fail: critical,
    deficiency_count: deficiencies.length,
    section_scores: sections.map(({ section, counted, mean }) => ({
      section_id: section.id,
      score: rounded(mean),
      deficiency_count: deficient(counted).length,
      instances: [...groupBy(counted, ({ instance }) => instance)]
        .map(([instance, own]) => ({ instance, score: rounded(meanOf(own)) }))
        .sort((one, other) => (one.instance < other.instance ? -1 : 1)),
    })),
  };
};
