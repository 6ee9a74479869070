import { type ScaleChoice, scaleOf } from '#features/quality/inspection-templates/contract';
import type { Scales } from '../score/scales.ts';
import type { PlacedQuestion } from './placed-question.ts';

type Entered = { question_id: string; instance: string; value: unknown; na: boolean };

const best = (choices: readonly ScaleChoice[]): ScaleChoice | undefined =>
  choices.reduce<ScaleChoice | undefined>(
    (top, choice) => (top && top.percent >= choice.percent ? top : choice),
    undefined,
  );

/** What the button promises: Good, where a scale has it, or else its best choice. */
const good = (choices: readonly ScaleChoice[]): ScaleChoice | undefined =>
  choices.find(({ key }) => key === 'good') ?? best(choices);

/** The answers that one touch gives: Good, or else the best choice, for every scored question of a section at one place that
 * nobody has answered. Answers that somebody gave stay. */
export const markAll = (
  placed: readonly PlacedQuestion[],
  { section_id, instance }: { section_id: string; instance: string },
  entered: readonly Entered[],
  scales: Scales,
): { question_id: string; instance: string; value: string }[] => {
  const answered = new Set(
    entered
      .filter((answer) => answer.instance === instance && (answer.na || answer.value !== null))
      .map(({ question_id }) => question_id),
  );
  return placed
    .filter((one) => one.section.id === section_id && one.instance === instance)
    .filter(({ question_id }) => !answered.has(question_id))
    .flatMap(({ question, question_id }) => {
      const choice = good(scaleOf(question, scales)?.choices ?? []);
      return choice ? [{ question_id, instance, value: choice.key }] : [];
    });
};
