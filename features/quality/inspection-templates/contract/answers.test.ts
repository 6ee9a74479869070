import { describe, expect, it } from 'vitest';
import { builtInScales } from './built-in-scales.ts';
import { content } from './content.ts';
import { gapsOf } from './publish-gaps.ts';
import type { Question } from './question.ts';
import { answerValue, isScored, type ResponseType, responseTypes } from './response-types.ts';
import { choiceOf, scaleKeyOf, scaleOf, scoreMethodOf } from './scale-of.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const asked = (type: ResponseType, more: Partial<Question> = {}) => ({
  id: id(Math.trunc(Math.random() * 1e9)),
  label: 'Floor',
  response_type: type,
  options: type === 'choice' ? ['Dry', 'Wet'] : [],
  ...more,
});

const holding = (...sections: [weight: number, ...questions: object[]][]) =>
  content.parse({
    sections: sections.map(([weight, ...questions], n) => ({ id: id(n), title: `S${n}`, weight, questions })),
  });

describe('an answer', () => {
  it.each<[ResponseType, unknown[], unknown[]]>([
    ['rating', ['excellent', 'l1'], ['', 5, 'Very good', null]],
    ['pass_fail', ['pass'], [true]],
    ['yes_no', ['yes'], [true]],
    ['number', [0, -12.5, 70], ['70', Number.NaN, Number.POSITIVE_INFINITY, 1e9]],
    ['text', ['Scuffs at the door'], ['', '  ', 'x'.repeat(2001)]],
    ['choice', ['Dry'], ['', 3]],
    ['date', ['2027-02-28'], ['2027-02-30', '02/28/2027']],
    ['photo', [null], ['photo.jpg', 5]],
    ['signature', [{ name: 'Ana Ruiz' }], ['Ana Ruiz', { name: '' }]],
  ])('to a question of type %s', (type, right, wrong) => {
    const fits = (value: unknown) => answerValue[type].safeParse(value).success;
    expect(right.filter((value) => !fits(value))).toEqual([]);
    expect(wrong.filter(fits)).toEqual([]);
  });

  it('is scored for three types', () => {
    expect(responseTypes.filter(isScored)).toEqual(['rating', 'pass_fail', 'yes_no']);
  });

  it('is a choice of the scale of its question', () => {
    const scales = { scale: 'five_point', scales: builtInScales };
    const rating = { response_type: 'rating', scale: null } as const;
    expect(scaleKeyOf(rating, 'appa')).toBe('appa');
    expect(scaleKeyOf({ ...rating, scale: 'three_point' }, 'appa')).toBe('three_point');
    expect(scaleKeyOf({ response_type: 'yes_no', scale: null }, 'appa')).toBe('yes_no');
    expect(scaleOf({ response_type: 'date', scale: null }, scales)).toBeNull();
    expect(choiceOf(rating, 'below', scales)).toMatchObject({ percent: 70, is_deficient: true });
    expect(choiceOf(rating, 'l4', scales)).toBeNull();
  });
});

describe('before it can be published a template needs', () => {
  it.each([
    ['a section', holding(), ['template_no_section']],
    ['a question', holding([1], [1]), ['template_no_question']],
    ['a scored question', holding([1, asked('text'), asked('photo')]), ['template_no_scored_weight']],
    ['a weight of that', holding([1, asked('rating', { weight: 0 })]), ['template_no_scored_weight']],
    ['a weight of its section', holding([0, asked('rating')]), ['template_no_scored_weight']],
    ['nothing else', holding([1], [0.25, asked('text'), asked('yes_no', { weight: 0.25 })]), []],
  ])('%s', (_, given, gaps) => {
    expect(gapsOf(given)).toEqual(gaps);
  });
});

describe('scores can be compared', () => {
  it('by scales and by whether anything weighs more', () => {
    const plain = holding([1, asked('rating'), asked('yes_no'), asked('date', { weight: 5 })]);
    expect(scoreMethodOf(plain.sections, 'appa')).toEqual({ scales: ['appa', 'yes_no'], weighted: false });
    expect(scoreMethodOf(holding([2, asked('rating')]).sections, 'appa').weighted).toBe(true);
    expect(scoreMethodOf(holding([1, asked('rating', { weight: 3 })]).sections, 'appa').weighted).toBe(true);
  });
});
