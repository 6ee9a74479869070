import { expect, it } from 'vitest';
import type { Section, TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { partly } from '#platform/contract/testing/partly';
import type { Place } from '../answers/places.ts';
import { describeAnswer } from './describe-answer.ts';
import { deficientOnly, reportOf } from './report-of.ts';

type Question = Section['questions'][number];

const question = (id: string, response_type: Question['response_type'] = 'rating') =>
  partly<Question>({ id, label: id, response_type, scale: null, options: [] });

const section = (id: string, repeat: Section['repeat'], ids: readonly string[]) =>
  partly<Section>({
    id,
    title: id,
    repeat,
    common_area_type_id: null,
    questions: ids.map((one) => question(one)),
  });

const snapshot = partly<TemplateSnapshot & { sections: Section[] }>({
  sections: [section('lobby', 'none', ['floor']), section('hall', 'per_floor', ['walls', 'doors'])],
});

const floor = (id: number): Place => ({
  key: `floor:${id}`,
  kind: 'floor',
  id,
  name: `Floor ${id}`,
  type_id: null,
  floor_id: null,
});

const answer = (question_id: string, instance: string, is_deficient: boolean) => ({
  question_id,
  instance,
  is_deficient,
});

const report = reportOf({
  snapshot,
  places: [floor(1), floor(2)],
  only: null,
  section_scores: [
    { section_id: 'lobby', score: 100, deficiency_count: 0, instances: [{ instance: '', score: 100 }] },
    { section_id: 'hall', score: 80, deficiency_count: 1, instances: [{ instance: 'floor:2', score: 80 }] },
  ],
  answers: [answer('floor', '', false), answer('doors', 'floor:2', true), answer('walls', 'floor:2', false)],
});

it('has every question in its order, at each place with the score of that place', () => {
  expect(
    report.map(({ title, score, groups }) => ({
      title,
      score,
      groups: groups.map(({ place, score: own, lines }) => ({
        at: place?.name ?? null,
        own,
        said: lines.map(({ question_id, answer: given }) => [question_id, given?.is_deficient ?? null]),
      })),
    })),
  ).toEqual([
    { title: 'lobby', score: 100, groups: [{ at: null, own: 100, said: [['floor', false]] }] },
    {
      title: 'hall',
      score: 80,
      groups: [
        {
          at: 'Floor 1',
          own: null,
          said: [
            ['walls', null],
            ['doors', null],
          ],
        },
        {
          at: 'Floor 2',
          own: 80,
          said: [
            ['walls', false],
            ['doors', true],
          ],
        },
      ],
    },
  ]);
});

it('is cut down to what was deficient', () => {
  const [only, ...none] = deficientOnly(report);
  expect([only?.title, none]).toEqual(['hall', []]);
  expect(only?.groups.map(({ place, lines }) => [place?.name, lines.length])).toEqual([['Floor 2', 1]]);
});

it.each<[Question['response_type'], unknown, string]>([
  ['date', '2026-03-04', '03/04/2026'],
  ['number', 1234.5, '1,234.5'],
  ['text', 'Fine so far', 'Fine so far'],
  ['signature', { name: 'Ana Ruiz' }, 'Ana Ruiz'],
  ['photo', null, ''],
])('says an answer of type %s', (response_type, value, words) => {
  const scales = { scale: 'five_point' as const, scales: [] };
  expect(describeAnswer(question('q', response_type), value, scales, 'es')).toBe(words);
});
