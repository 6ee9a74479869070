import { describe, expect, it } from 'vitest';
import { builtInScales, describeChoice, describeScale } from './built-in-scales.ts';
import { builtInTypes, describeType } from './inspection-type.ts';
import { type ScaleChoice, scaleChoices } from './rating-scale.ts';

const choice = (key: string, more: Partial<ScaleChoice> = {}): ScaleChoice => ({
  key,
  label: key,
  short: key.slice(0, 1),
  percent: 100,
  color: 'green',
  is_deficient: false,
  is_default: false,
  ...more,
});

const bad = { is_deficient: true, percent: 0 };

describe('a scale', () => {
  it.each([
    ['is built in', builtInScales[0]?.choices ?? [], []],
    ['has a choice that is not deficient', [choice('a', bad), choice('b', bad)], ['scale_all_deficient']],
    [
      'has one default',
      [choice('a', { is_default: true }), choice('b', { is_default: true })],
      ['scale_defaults'],
    ],
    [
      'has percents with two decimals',
      [choice('a', { percent: 66.67 }), choice('b', { percent: 33.333 })],
      ['two_decimals'],
    ],
    ['tells its choices apart', [choice('a'), choice('b', { label: 'A' })], ['scale_same_choice']],
    ['has a key for each choice', [choice('a'), choice('a', { label: 'b' })], ['scale_same_choice']],
  ])('%s', (_, choices, expected) => {
    expect(scaleChoices.safeParse(choices).error?.issues.map(({ message }) => message) ?? []).toEqual(
      expected,
    );
  });

  it.each([1, 11])('does not have %i choices', (length) => {
    expect(scaleChoices.safeParse(Array.from({ length }, (_, n) => choice(`c${n}`))).success).toBe(false);
  });

  it('counts as the standard says', () => {
    const percents = Object.fromEntries(
      builtInScales.map(({ key, choices }) => [
        key,
        choices.map(({ percent, is_deficient }) => `${percent}${is_deficient ? '*' : ''}`).join(' '),
      ]),
    );
    expect(percents).toEqual({
      pass_fail: '100 0*',
      three_point: '100 85 70*',
      five_point: '100 90 80 70* 60*',
      yes_no: '100 0*',
      appa: '100 90 80 65* 50*',
    });
    for (const { choices } of builtInScales) expect(scaleChoices.safeParse(choices).success).toBe(true);
  });
});

describe('words of what is built in', () => {
  const [passFail] = builtInScales;
  it('are said in the language of the reader', () => {
    expect(passFail && describeScale(passFail, 'es')).toBe('Aprobado o reprobado');
    expect(describeChoice({ key: 'yes_no' }, { key: 'yes', label: 'Yes' }, 'es')).toBe('Sí');
    expect(builtInTypes.map((type) => describeType(type, 'es'))).toContain('Calidad');
  });
  it('stay as an organization has written them', () => {
    expect(describeScale({ key: 'pass_fail', name: 'OK?' }, 'es')).toBe('OK?');
    expect(describeChoice({ key: 'yes_no' }, { key: 'yes', label: 'Aye' }, 'es')).toBe('Aye');
    expect(describeType({ key: 'constructor', name: 'Move-in' }, 'es')).toBe('Move-in');
  });
});
