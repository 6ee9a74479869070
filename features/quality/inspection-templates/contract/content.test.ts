import { describe, expect, it } from 'vitest';
import { type Content, content } from './content.ts';
import { max } from './limits.ts';
import type { Question } from './question.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const ask = (n: number, more: Partial<Question> = {}) => ({
  id: id(n),
  label: `Question ${n}`,
  response_type: 'rating' as const,
  ...more,
});

const one = (...questions: object[]) => ({ sections: [{ id: id(0), title: 'Lobby', questions }] });

const many = (sections: number, questions: number) => ({
  sections: Array.from({ length: sections }, (_, s) => ({
    id: id(1_000_000 + s),
    title: `Section ${s}`,
    questions: Array.from({ length: questions }, (_, q) => ask(s * 1000 + q)),
  })),
});

const parse = (value: unknown): Content => content.parse(value);

const codes = (value: unknown) =>
  content.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a template', () => {
  it('fills in what nobody has to say', () => {
    expect(parse(one(ask(1))).sections[0]).toMatchObject({
      weight: 1,
      repeat: 'none',
      questions: [
        { required: true, weight: 1, scale: null, critical: false, allow_na: true, photo: 'optional' },
      ],
    });
  });

  it('drops rules that a response type cannot have', () => {
    const all = {
      scale: 'appa',
      critical: true,
      photo: 'required_if_deficient',
      comment: 'required',
    } as const;
    const [rating, date, photo] =
      parse(
        one(
          ask(1, all),
          ask(2, { ...all, response_type: 'date' }),
          ask(3, { ...all, response_type: 'photo' }),
        ),
      ).sections[0]?.questions ?? [];
    expect(rating).toMatchObject(all);
    expect(date).toMatchObject({ scale: null, critical: false, photo: 'optional', comment: 'required' });
    expect(photo).toMatchObject({ photo: 'none' });
  });

  it.each([
    ['an empty label', one(ask(1, { label: ' ' })), 'sections.0.questions.0.label'],
    ['a weight above ten', one(ask(1, { weight: 10.25 })), 'sections.0.questions.0.weight'],
    ['a weight below zero', one(ask(1, { weight: -1 })), 'sections.0.questions.0.weight'],
    ['an unknown field', one({ ...ask(1), sort: 3 }), 'sections.0.questions.0'],
    [
      'a list of one option',
      one(ask(1, { response_type: 'choice', options: ['Dry'] })),
      'sections.0.questions.0.options',
    ],
    [
      'two options alike',
      one(ask(1, { response_type: 'choice', options: ['Dry', 'dry'] })),
      'sections.0.questions.0.options',
    ],
    ['one id twice', one(ask(1), ask(1)), 'sections'],
    ['an id that is a name', one({ ...ask(1), id: 'lobby' }), 'sections.0.questions.0.id'],
    ['too many questions of a section', many(1, max.questions + 1), 'sections.0.questions'],
    ['too many questions', many(5, 81), 'sections'],
    ['too many sections', many(max.sections + 1, 0), 'sections'],
  ])('refuses %s', (_, value, path) => {
    expect(codes(value).map(([at]) => at)).toEqual([path]);
  });

  it('holds as much as it says', () => {
    expect(codes(many(4, max.questions))).toEqual([]);
    expect(codes(many(max.sections, 6))).toEqual([]);
  });
});
