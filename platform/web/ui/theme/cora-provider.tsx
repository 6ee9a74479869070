import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { cssVariables } from './css-variables.ts';
import { coraTheme } from './theme.ts';

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
