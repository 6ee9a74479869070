import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  MantineProvider,
  type MantineTheme,
} from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { mix } from './oklch.ts';
import { darkFill, readable, textOn } from './scale.ts';
import { coraTheme } from './theme.ts';

type Variables = Record<string, string>;

const colours = (theme: MantineTheme, dark: boolean): Variables => {
  const ground = theme.colors.dark[6] as string;
  const variables: Variables = {};
  for (const [name, scale] of Object.entries(theme.colors) as [string, MantineColorsTuple][]) {
    if (name === 'gray' || name === 'dark') continue;
    const filled = dark ? darkFill(scale, theme.colors.dark[7] as string) : (scale[6] as string);
    const tint = mix(theme.colors.dark[7] as string, filled, 0.14);
    const words = readable(scale, dark ? [ground, tint] : ['#ffffff', scale[1] as string], dark);
    // Mantine's own tint is darker than the page and would look like a hole.
    if (dark) {
      variables[`--mantine-color-${name}-light`] = tint;
      variables[`--mantine-color-${name}-light-hover`] = mix(theme.colors.dark[7] as string, filled, 0.2);
    }
    variables[`--mantine-color-${name}-filled`] = filled;
    variables[`--mantine-color-${name}-filled-hover`] =
      `color-mix(in srgb, ${filled} 88%, ${dark ? 'white' : 'black'})`;
    variables[`--mantine-color-${name}-on`] = textOn(filled);
    variables[`--mantine-color-${name}-text`] = words;
    variables[`--mantine-color-${name}-light-color`] = words;
    variables[`--mantine-color-${name}-outline`] = words;
  }
  return variables;
};

/** Text on the organization's and on status colours is chosen by contrast, in both schemes. */
const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    ...colours(theme, false),
    '--mantine-color-text': theme.black,
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-4)',
    '--mantine-color-anchor': 'var(--mantine-color-accent-text)',
    '--mantine-color-error': 'var(--mantine-color-error-text)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-8)',
    '--cora-border': 'var(--mantine-color-gray-2)',
    '--cora-ground': 'var(--mantine-color-gray-0)',
    '--cora-hover': 'var(--mantine-color-gray-1)',
    '--cora-danger': 'var(--mantine-color-error-text)',
    '--cora-success': 'var(--mantine-color-success-text)',
    '--cora-info': 'var(--mantine-color-info-text)',
    '--cora-warning': 'var(--mantine-color-warning-text)',
  },
  dark: {
    ...colours(theme, true),
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-anchor': 'var(--mantine-color-accent-text)',
    '--mantine-color-error': 'var(--mantine-color-error-text)',
    '--mantine-color-gray-light': 'var(--mantine-color-dark-5)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-4)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-0)',
    '--cora-border': 'var(--mantine-color-dark-5)',
    '--cora-ground': 'var(--mantine-color-dark-8)',
    '--cora-hover': 'var(--mantine-color-dark-6)',
    '--cora-danger': 'var(--mantine-color-error-text)',
    '--cora-success': 'var(--mantine-color-success-text)',
    '--cora-info': 'var(--mantine-color-info-text)',
    '--cora-warning': 'var(--mantine-color-warning-text)',
  },
});

type Props = { primary?: string | null; secondary?: string | null; children: ReactNode };

/** The theme in the organization's colours. The colour scheme follows the operating system unless the person chose
 * one. */
export const CoraProvider = ({ primary = null, secondary = null, children }: Props) => {
  const theme = useMemo(() => coraTheme({ primary, secondary }), [primary, secondary]);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={cssVariables}>
      {children}
    </MantineProvider>
  );
};
