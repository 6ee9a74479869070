import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInScales, content } from '#features/quality/inspection-templates/contract';
import { bandOf, shownScore } from './band.ts';
import { type ScoredAnswer, scoreOf } from './score.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type PlacedQuestion = { weight?: number; critical?: boolean; response_type?: string; scale?: string };

let next = 0;
const fresh = () => {
  next += 1;
  return next;
};

/** A template of sections, each with its weight and questions. */
const holding = (...sections: [weight: number, ...questions: PlacedQuestion[]][]) => ({
  ...content.parse({
    sections: sections.map(([weight, ...questions], s) => ({
      id: id(9000 + s),
      title: `Section ${s}`,
      weight,
      questions: questions.map((more) => ({
        id: id(fresh()),
        label: 'Question',
        response_type: 'rating',
        ...more,
      })),
    })),
  }),
  scale: 'five_point',
  scales: builtInScales,
  target_score: 85,
});

type Template = ReturnType<typeof holding>;

const choices = ['excellent', 'good', 'acceptable', 'below', 'poor'] as const;

/** Answers all questions in their order; `na` is not applicable, null is no answer. */
const answering = (template: Template, ...values: (string | null)[]): ScoredAnswer[] =>
  template.sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id }, n) => {
      const value = values[n] ?? null;
      return value === null
        ? []
        : [{ question_id: id, instance: '', value: value === 'na' ? null : value, na: value === 'na' }];
    });

describe('the score of the worked inspection', () => {
  const template = holding(
    [2, { weight: 1 }, { weight: 1 }, { weight: 1 }],
    [3, { weight: 3 }, { weight: 2 }, { weight: 1 }],
    [1, { weight: 1 }, { weight: 1 }],
  );
  const answers = answering(
    template,
    ...['excellent', 'good', 'na', 'below', 'acceptable', 'excellent', 'excellent', 'poor'],
  );

  it('is 84.1667, said as 84.2: failed, nearly there, two deficiencies', () => {
    const { section_scores, ...total } = scoreOf(template, answers);
    expect(total).toEqual({
      score: 84.1667,
      outcome: 'fail',
      band: 'warning',
      critical_fail: false,
      deficiency_count: 2,
    });
    expect(section_scores.map(({ score }) => score)).toEqual([95, 78.3333, 80]);
    expect(shownScore(84.1667)).toBe('84.2');
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: answers.length }), (shuffled) => {
        expect(scoreOf(template, shuffled)).toEqual(scoreOf(template, answers));
      }),
    );
  });
});

describe('a score', () => {
  it('is none where everything is not applicable', () => {
    const template = holding([1, {}, { response_type: 'text' }]);
    expect(scoreOf(template, answering(template, 'na'))).toMatchObject({
      score: null,
      outcome: null,
      band: null,
    });
    expect(scoreOf(template, [])).toMatchObject({ score: null, deficiency_count: 0 });
  });

  it('stays 96 beside a critical fail', () => {
    const template = holding([1, { weight: 9 }, { weight: 1, critical: true, scale: 'appa' }]);
    const sixty = holding([1, { weight: 9 }, { weight: 1, critical: true }]);
    expect(scoreOf(sixty, answering(sixty, 'excellent', 'poor'))).toMatchObject({
      score: 96,
      outcome: 'fail',
      band: 'success',
      critical_fail: true,
    });
    expect(scoreOf(template, answering(template, 'excellent', 'l1')).outcome).toBe('pass');
  });

  it('fails by a critical question that weighs nothing, and counts nothing of it', () => {
    const template = holding([1, { weight: 0, critical: true, response_type: 'yes_no' }]);
    expect(scoreOf(template, answering(template, 'no'))).toMatchObject({ score: null, outcome: 'fail' });
  });

  it('pools the instances of a section and shows each', () => {
    const template = holding([2, {}], [1, {}]);
    const [repeated, once] = template.sections.map(({ questions }) => questions[0]?.id ?? '');
    const given = [
      { question_id: repeated ?? '', instance: 'floor:2', value: 'poor', na: false },
      { question_id: repeated ?? '', instance: 'floor:1', value: 'excellent', na: false },
      { question_id: repeated ?? '', instance: 'floor:3', value: null, na: true },
      { question_id: once ?? '', instance: '', value: 'excellent', na: false },
    ];
    const { score, section_scores } = scoreOf(template, given);
    expect(score).toBe(86.6667);
    expect(section_scores[0]).toMatchObject({
      score: 80,
      deficiency_count: 1,
      instances: [
        { instance: 'floor:1', score: 100 },
        { instance: 'floor:2', score: 60 },
      ],
    });
  });

  it.each([
    [84.95, '85.0'],
    [84.9499, '84.9'],
    [0, '0.0'],
    [100, '100.0'],
    [78.25, '78.3'],
  ])('%d is said as %s', (score, said) => {
    expect(shownScore(score)).toBe(said);
  });

  it.each([
    [85, 'success'],
    [84.9999, 'warning'],
    [75, 'warning'],
    [74.9999, 'error'],
  ])('%d of 85 is in the band %s', (score, band) => {
    expect(bandOf(score, 85)).toBe(band);
  });
});

const quarters = (max: number) => fc.integer({ min: 1, max: max * 4 }).map((n) => n / 4);

const anyTemplate = fc
  .array(fc.tuple(quarters(10), fc.array(quarters(10), { minLength: 1, maxLength: 5 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((sections) =>
    holding(
      ...sections.map(([weight, questions]): [number, ...PlacedQuestion[]] => [
        weight,
        ...questions.map((own) => ({ weight: own })),
      ]),
    ),
  );

const answered = anyTemplate.chain((template) => {
  const count = template.sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return fc.tuple(
    fc.constant(template),
    fc.array(fc.constantFrom(...choices), { minLength: count, maxLength: count }),
  );
});

const percent = { excellent: 100, good: 90, acceptable: 80, below: 70, poor: 60 } as const;

describe('every score', () => {
  it('lies between the lowest and the highest answer', () => {
    fc.assert(
      fc.property(answered, ([template, values]) => {
        const { score } = scoreOf(template, answering(template, ...values));
        const percents = values.map((value) => percent[value]);
        expect(score).toBeGreaterThanOrEqual(Math.min(...percents));
        expect(score).toBeLessThanOrEqual(Math.max(...percents));
      }),
    );
  });

  it('never falls when an answer gets better', () => {
    fc.assert(
      fc.property(answered, fc.nat(), ([template, values], pick) => {
        const at = pick % values.length;
        const better = values.map((value, n) =>
          n === at ? (choices[Math.max(0, choices.indexOf(value) - 1)] ?? value) : value,
        );
        const [before, after] = [values, better].map(
          (given) => scoreOf(template, answering(template, ...given)).score ?? 0,
        );
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });

  it('is the same with a question more that is not applicable', () => {
    fc.assert(
      fc.property(answered, quarters(10), ([template, values], weight) => {
        const more = holding([1, { weight, critical: true }]);
        const [section] = template.sections;
        const extended = {
          ...template,
          sections: template.sections.map((one) =>
            one === section
              ? { ...one, questions: [...one.questions, ...(more.sections[0]?.questions ?? [])] }
              : one,
          ),
        };
        const given = answering(template, ...values);
        expect(scoreOf(extended, [...given, ...answering(more, 'na')])).toEqual(scoreOf(template, given));
      }),
    );
  });
});
