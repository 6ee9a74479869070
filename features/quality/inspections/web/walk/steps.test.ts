import { describe, expect, it } from 'vitest';
import { builtInScales } from '#features/quality/inspection-templates/contract';
import { partly } from '#platform/contract/testing/partly';
import type { Inspection, Place } from '../../contract/index.ts';
import { type CurrentAnswer, noAnswer } from '../outbox/current-answers.ts';
import { nextOpen, progressOf, stepsOf, stepTitle } from './steps.ts';

const ask = (id: string, more: object = {}) => ({
  id,
  label: id,
  response_type: 'rating' as const,
  required: true,
  scale: null,
  photo: 'optional' as const,
  comment: 'optional' as const,
  allow_na: true,
  ...more,
});

const floor = (id: number): Place => ({
  key: `floor:${id}`,
  kind: 'floor',
  id,
  name: `Floor ${id}`,
  type_id: null,
  floor_id: null,
});

const snapshot = partly<Inspection['snapshot']>({
  scale: 'five_point',
  scales: builtInScales,
  sections: [
    { id: 'lobby', title: 'Lobby', repeat: 'none', questions: [ask('mats'), ask('glass')] },
    {
      id: 'halls',
      title: 'Halls',
      repeat: 'per_floor',
      questions: [ask('carpet', { photo: 'required_if_deficient' })],
    },
  ],
});

const inspection = partly<Inspection>({ snapshot, places: [floor(1), floor(2)], only: null });
const steps = stepsOf(inspection);
const questions = steps.flatMap((step) => step.questions);
const given = (answers: Record<string, Partial<CurrentAnswer>>) =>
  new Map(Object.entries(answers).map(([name, one]) => [name, { ...noAnswer, ...one }]));

it('goes through a section once, and through a repeated one at each of its places', () => {
  expect(steps.map(({ key }) => key)).toEqual(['lobby', 'halls.floor:1', 'halls.floor:2']);
  expect(steps.map(stepTitle)).toEqual(['Lobby', 'Halls · Floor 1', 'Halls · Floor 2']);
});

describe('how far a section is', () => {
  it('counts what is answered, what was found, and what still lacks something', () => {
    const answers = given({
      mats: { na: true },
      glass: { value: 'good' },
      'carpet.floor:1': { value: 'poor', isDeficient: true },
    });
    expect(steps.map((step) => progressOf(step.questions, answers, snapshot))).toEqual([
      { total: 2, answered: 2, deficient: 0, open: 0, lacking: 0 },
      { total: 1, answered: 1, deficient: 1, open: 1, lacking: 1 },
      { total: 1, answered: 0, deficient: 0, open: 1, lacking: 1 },
    ]);
  });
});

it('lacks nothing where only what need not be answered is open', () => {
  const lobby = steps[0]?.questions.map((question) => ({
    ...question,
    question: { ...question.question, required: question.question.label === 'mats' },
  }));
  expect(progressOf(lobby ?? [], given({ mats: { value: 'good' } }), snapshot)).toEqual({
    total: 2,
    answered: 1,
    deficient: 0,
    open: 1,
    lacking: 0,
  });
});

describe('the next open question', () => {
  const next = (answers: Record<string, Partial<CurrentAnswer>>, after: string | null) =>
    nextOpen(questions, given(answers), snapshot, after)?.name;

  it.each([
    ['the first of all', {}, null, 'mats'],
    ['the one after this one', {}, 'mats', 'glass'],
    ['in the next section', { glass: { value: 'good' } }, 'mats', 'carpet.floor:1'],
    ['again from the beginning', {}, 'carpet.floor:2', 'mats'],
    [
      'one that lacks a photo',
      { mats: { na: true }, glass: { na: true }, 'carpet.floor:1': { value: 'poor' } },
      'glass',
      'carpet.floor:1',
    ],
  ])('is %s', (_, answers, after, name) => {
    expect(next(answers, after)).toBe(name);
  });

  it('is none when everything is there', () => {
    const done = Object.fromEntries(questions.map(({ name }) => [name, { na: true }]));
    expect(next(done, 'mats')).toBeUndefined();
  });
});
