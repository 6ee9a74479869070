import type { MantineColorsTuple } from '@mantine/core';
import { scaleOf } from './scale.ts';

const gray: MantineColorsTuple = [
  '#f7f8f9',
  '#f0f2f4',
  '#e4e7eb',
  '#d4d9df',
  '#b5bcc6',
  '#8a94a1',
  '#5f6976',
  '#4b5561',
  '#343c46',
  '#1f252c',
];

const dark: MantineColorsTuple = [
  '#d8dde3',
  '#bcc4cd',
  '#a2abb7',
  '#727c89',
  '#3d4651',
  '#2c333c',
  '#232930',
  '#191e24',
  '#13171c',
  '#0d1013',
];

/** The base colours of the theme. An organization's two colours replace brand and accent. */
export const bases = {
  brand: '#3d4653',
  accent: '#1f66c9',
  secondary: '#d9730d',
  error: '#c4342b',
  info: '#2372c9',
  success: '#14805a',
  warning: '#b06a00',
};

export type TenantColours = { primary: string | null; secondary: string | null };

const isColour = (hex: string | null): hex is string => hex !== null && /^#[0-9a-f]{6}$/i.test(hex);

export const palette = (tenant: TenantColours): Record<string, MantineColorsTuple> => ({
  gray,
  dark,
  brand: scaleOf(isColour(tenant.primary) ? tenant.primary : bases.brand),
  accent: scaleOf(isColour(tenant.secondary) ? tenant.secondary : bases.accent),
  secondary: scaleOf(bases.secondary),
  error: scaleOf(bases.error),
  info: scaleOf(bases.info),
  success: scaleOf(bases.success),
  warning: scaleOf(bases.warning),
  red: scaleOf(bases.error),
  blue: scaleOf(bases.info),
  green: scaleOf(bases.success),
  orange: scaleOf(bases.secondary),
});
