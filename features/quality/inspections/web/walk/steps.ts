import {
  answerGaps,
  type Inspection,
  isAnswered,
  nameOfQuestion,
  type Place,
  type PlacedQuestion,
  placedQuestions,
} from '../../contract/index.ts';
import { type CurrentAnswers, noAnswer, photoCount } from '../outbox/current-answers.ts';

export type Question = PlacedQuestion & { name: string };

/** A section at one of its places: what an inspector goes through without moving on. */
export type Step = {
  key: string;
  section: PlacedQuestion['section'];
  place: Place | null;
  questions: readonly Question[];
};

export type Progress = {
  total: number;
  answered: number;
  deficient: number;
  /** Not answered, or without something that is asked for. */
  open: number;
  /** Of these: what must be there to complete. */
  lacking: number;
};

export const stepsOf = ({
  snapshot,
  places,
  only,
}: Pick<Inspection, 'snapshot' | 'places' | 'only'>): Step[] => {
  const steps = new Map<
    string,
    { section: PlacedQuestion['section']; place: Place | null; questions: Question[] }
  >();
  for (const placed of placedQuestions(snapshot, places, only)) {
    const key = placed.instance === '' ? placed.section.id : `${placed.section.id}.${placed.instance}`;
    const step = steps.get(key) ?? { section: placed.section, place: placed.place, questions: [] };
    step.questions.push({ ...placed, name: nameOfQuestion(placed) });
    steps.set(key, step);
  }
  return [...steps].map(([key, step]) => ({ key, ...step }));
};

export const stepTitle = ({ section, place }: Pick<Step, 'section' | 'place'>): string =>
  place ? `${section.title} · ${place.name}` : section.title;

const answerTo = ({ name }: Question, entered: CurrentAnswers) => {
  const one = entered.get(name) ?? noAnswer;
  return { ...one, photos: photoCount(one) };
};

const isLacking = (question: Question, entered: CurrentAnswers, scales: Inspection['snapshot']): boolean =>
  answerGaps(question, answerTo(question, entered), scales).length > 0;

const isOpen = (question: Question, entered: CurrentAnswers, scales: Inspection['snapshot']): boolean =>
  !isAnswered(question, answerTo(question, entered)) || isLacking(question, entered, scales);

export const progressOf = (
  questions: readonly Question[],
  entered: CurrentAnswers,
  scales: Inspection['snapshot'],
): Progress => {
  const answered = questions.filter((question) => isAnswered(question, answerTo(question, entered)));
  return {
    total: questions.length,
    answered: answered.length,
    deficient: questions.filter(({ name }) => entered.get(name)?.isDeficient).length,
    open: questions.filter((question) => isOpen(question, entered, scales)).length,
    lacking: questions.filter((question) => isLacking(question, entered, scales)).length,
  };
};

/** The next question after this one that nobody has answered, or that still lacks a photo or a comment; from the last one
 * on it begins again with the first. */
export const nextOpen = (
  questions: readonly Question[],
  entered: CurrentAnswers,
  scales: Inspection['snapshot'],
  after: string | null,
): Question | undefined => {
  const at = questions.findIndex(({ name }) => name === after) + 1;
  return [...questions.slice(at), ...questions.slice(0, at)].find((question) =>
    isOpen(question, entered, scales),
  );
};
