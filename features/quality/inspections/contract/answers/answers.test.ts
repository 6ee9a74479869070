import { describe, expect, it } from 'vitest';
import { builtInScales, content, type Question } from '#features/quality/inspection-templates/contract';
import { enteredAt as answeredAt, isLaterEntry } from '#platform/contract/later-entry';
import { proposedDescription } from '../deficiencies/proposal.ts';
import { answerFault, answerGaps } from './check-answer.ts';
import { markAll } from './mark-all.ts';
import { nameOfQuestion, placedQuestions } from './placed-question.ts';
import { kindsOf, type Place, placesOf } from './places.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const ask = (n: number, more: Partial<Question> = {}) => ({
  id: id(n),
  label: `Question ${n}`,
  response_type: 'rating',
  ...more,
});

const template = (...sections: object[]) => ({
  ...content.parse({ sections }),
  scale: 'five_point',
  scales: builtInScales,
});

const snapshot = template(
  { id: id(100), title: 'Lobby', questions: [ask(1), ask(2, { response_type: 'text' })] },
  { id: id(101), title: 'Hall', repeat: 'per_floor', questions: [ask(3)] },
  { id: id(102), title: 'Restroom', repeat: 'per_common_area', common_area_type_id: 5, questions: [ask(4)] },
);

const place = (kind: Place['kind'], n: number, type: number | null = null): Place => ({
  key: `${kind}:${n}`,
  kind,
  id: n,
  name: `${kind} ${n}`,
  type_id: type,
  floor_id: null,
});

const places = [place('floor', 1), place('floor', 2), place('common_area', 8, 5), place('common_area', 9, 6)];

describe('the questions of an inspection', () => {
  it('are asked once for each place of a repeated section', () => {
    expect(placedQuestions(snapshot, places, null).map(nameOfQuestion)).toEqual([
      ...[id(1), id(2), `${id(3)}.floor:1`, `${id(3)}.floor:2`, `${id(4)}.common_area:8`],
    ]);
    expect(kindsOf(snapshot.sections)).toEqual(['floor', 'common_area']);
  });

  it('of a re-inspection are those that were deficient', () => {
    const only = [{ question_id: id(3), instance: 'floor:2' }];
    expect(placedQuestions(snapshot, places, only).map(nameOfQuestion)).toEqual([`${id(3)}.floor:2`]);
  });

  it('are asked once where the building stands for its floors and common areas', () => {
    const whole = [place('floor', 0), place('common_area', 0)];
    expect(placedQuestions(snapshot, whole, null).map(nameOfQuestion)).toEqual([
      ...[id(1), id(2), `${id(3)}.floor:0`, `${id(4)}.common_area:0`],
    ]);
  });

  it('of common areas without a type are asked in all of them', () => {
    expect(placesOf({ repeat: 'per_common_area', common_area_type_id: null }, places)).toHaveLength(2);
  });
});

const question = (more: Partial<Question> = {}) => ({
  question: template({ id: id(1), title: 'S', questions: [ask(2, more)] }).sections[0]
    ?.questions[0] as Question,
});

const given = (more: object = {}) => ({ value: null, na: false, comment: '', photos: 0, ...more });

describe('an answer', () => {
  it.each<[Partial<Question>, object, string | null]>([
    [{}, { value: 'good' }, null],
    [{}, { value: 'l1' }, 'inspection_choice_unknown'],
    [{ scale: 'appa' }, { value: 'l1' }, null],
    [{}, { value: 5 }, 'inspection_answer_type'],
    [{}, { na: true }, null],
    [{ allow_na: false }, { na: true }, 'inspection_no_na'],
    [{ response_type: 'choice', options: ['Dry', 'Wet'] }, { value: 'Damp' }, 'inspection_choice_unknown'],
    [{ response_type: 'choice', options: ['Dry', 'Wet'] }, { value: 'Wet' }, null],
    [{ response_type: 'photo' }, { value: 'x' }, 'inspection_answer_type'],
    [{}, { value: null }, null],
  ])('to %o that is %o: %s', (more, value, fault) => {
    expect(answerFault(question(more), given(value), snapshot)).toBe(fault);
  });

  it.each<[Partial<Question>, object | null, string[]]>([
    [{}, null, ['inspection_answer_required']],
    [{ required: false }, null, []],
    [{}, { na: true }, []],
    [{ photo: 'required' }, { value: 'good' }, ['inspection_photo_required']],
    [{ photo: 'required' }, { na: true }, []],
    [{ photo: 'required' }, { value: 'good', photos: 1 }, []],
    [{ photo: 'required_if_deficient' }, { value: 'good' }, []],
    [
      { photo: 'required_if_deficient', comment: 'required_if_deficient' },
      { value: 'poor' },
      ['inspection_photo_required', 'inspection_comment_required'],
    ],
    [{ response_type: 'photo' }, {}, ['inspection_answer_required']],
    [{ response_type: 'photo' }, { photos: 1 }, []],
    [{ response_type: 'signature' }, { value: { name: 'Ana' } }, ['inspection_answer_required']],
  ])('to %o that is %o lacks %o', (more, value, gaps) => {
    expect(answerGaps(question(more), value && given(value), snapshot)).toEqual(gaps);
  });

  it('was given when the device says, put right, and never after it arrived', () => {
    const received = '2027-03-05T12:00:00.000Z';
    expect(answeredAt('2027-03-05T11:00:00Z', 0, received)).toBe('2027-03-05T11:00:00.000Z');
    expect(answeredAt('2027-03-05T14:00:00Z', -3 * 3_600_000, received)).toBe('2027-03-05T11:00:00.000Z');
    expect(answeredAt('2027-03-05T14:00:00Z', 0, received)).toBe(received);
    expect(answeredAt(undefined, 5, received)).toBe(received);
  });

  it('stands over an earlier one, and over one of the same moment', () => {
    const [early, late] = ['2027-03-05T11:00:00Z', '2027-03-05T11:00:01.000Z'] as const;
    expect([isLaterEntry(late, early), isLaterEntry(early, early), isLaterEntry(early, null)]).toEqual([
      ...[true, true, true],
    ]);
    expect(isLaterEntry(early, late)).toBe(false);
  });
});

describe('one touch', () => {
  it('gives what nobody has answered Good or the best choice, and leaves a deficiency', () => {
    const section = template({
      id: id(200),
      title: 'Office',
      questions: [ask(1), ask(2), ask(3, { response_type: 'yes_no' }), ask(4, { response_type: 'date' })],
    });
    const poor = [{ question_id: id(1), instance: '', value: 'poor', na: false }];
    expect(
      markAll(placedQuestions(section, [], null), { section_id: id(200), instance: '' }, poor, section),
    ).toEqual([
      { question_id: id(2), instance: '', value: 'good' },
      { question_id: id(3), instance: '', value: 'yes' },
    ]);
  });
});

describe('the task of a deficient answer', () => {
  it('says where, what and how bad in the language of the person', () => {
    const [placed] = placedQuestions(snapshot, places, [{ question_id: id(3), instance: 'floor:2' }]);
    if (!placed) throw new Error('not asked');
    const poor = { value: 'poor', comment: 'Streaks' };
    expect(proposedDescription(placed, poor, snapshot, 'en')).toBe(
      'Hall (floor 2): Question 3 – Poor. Streaks',
    );
    expect(proposedDescription(placed, { ...poor, comment: '' }, snapshot, 'es')).toBe(
      'Hall (floor 2): Question 3 – Mal.',
    );
    expect(proposedDescription(placed, { ...poor, comment: 'x'.repeat(2000) }, snapshot, 'en')).toHaveLength(
      2000,
    );
  });
});
