import { describe, expect, it } from 'vitest';
import { contrast, toOklch } from './oklch.ts';
import { bases, palette } from './palette.ts';
import { darkFill, scaleOf, textOn } from './scale.ts';

const ground = palette({ primary: null, secondary: null }).dark?.[7] as string;
const colours = [
  ...Object.values(bases),
  '#000000',
  '#ffffff',
  '#7a1fa2',
  '#ffd400',
  '#0b3d2e',
  '#ff0000',
  '#808080',
];

describe('a filled control in dark surroundings', () => {
  it.each(colours)('%s stands out, and so does its text', (colour) => {
    const fill = darkFill(scaleOf(colour), ground);
    expect(contrast(fill, ground)).toBeGreaterThanOrEqual(5.4);
    expect(contrast(textOn(fill), fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([bases.brand, '#000000', '#808080'])('%s, a grey, does not look switched off', (colour) => {
    expect(contrast(darkFill(scaleOf(colour), ground), ground)).toBeGreaterThan(12);
  });

  it.each([bases.accent, bases.error, bases.success, '#7a1fa2'])('%s stays a colour', (colour) => {
    const fill = toOklch(darkFill(scaleOf(colour), ground));
    expect(fill.c).toBeGreaterThan(toOklch(colour).c * 0.6);
    expect(fill.h).toBeCloseTo(toOklch(colour).h, 1);
  });
});
