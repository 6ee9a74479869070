import { expect, it } from 'vitest';
import { scorePartsOf } from './score-parts.ts';

const section = (id: string, title: string, common_area_type_id: number | null, ...labels: string[]) => ({
  id,
  title,
  common_area_type_id,
  questions: labels.map((label) => ({ id: `${id}-${label}`, label })),
});

const scored = (section_id: string, score: number | null) => ({
  section_id,
  score,
  deficiency_count: 0,
  instances: [],
});

it('names sections by their type, else by their title, and adds up issues of the same type', () => {
  const sections = [
    section('a', 'Lobby', null, 'Floor'),
    section('b', 'Restroom north', 7, 'Floor', 'Soap'),
    section('c', 'Restroom south', 7, 'Soap'),
    section('d', 'Garage', null, 'Floor'),
  ];
  const deficient = (question_id: string) => ({ question_id, is_deficient: true });
  const parts = scorePartsOf(
    { sections },
    [scored('a', 95), scored('b', 80), scored('c', 70.5), scored('d', null)],
    [
      ...['a-Floor', 'b-Soap', 'b-Soap', 'c-Soap', 'gone'].map(deficient),
      { question_id: 'b-Floor', is_deficient: false },
    ],
  );
  expect(parts).toEqual({
    section_kinds: [
      { area_type_id: null, title: 'Lobby', score: 95 },
      { area_type_id: 7, title: '', score: 80 },
      { area_type_id: 7, title: '', score: 70.5 },
    ],
    issues: [
      { area_type_id: null, question: 'Floor', count: 1 },
      { area_type_id: 7, question: 'Soap', count: 3 },
    ],
  });
});
