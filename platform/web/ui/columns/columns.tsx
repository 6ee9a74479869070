import { Box, type BoxProps, getSpacing, type MantineSpacing } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './columns.module.css';

type GridProps = Omit<ComponentPropsWithRef<'div'>, keyof BoxProps> &
  BoxProps & {
    gap?: MantineSpacing;
    align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
    component?: 'div' | 'dl' | 'fieldset' | 'form' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';
  };

type Props = GridProps & {
  /** The widths of the columns, as in `grid-template-columns`. */
  columns: string;
  /** On screens that are narrower, all stand in one column. */
  from?: 'sm' | 'md';
};

/** Columns of given widths side by side. */
export const Columns = ({
  columns,
  from,
  gap = 'md',
  align = 'stretch',
  component = 'div',
  className,
  ...others
}: Props) => (
  <Box
    component={component as 'div'}
    className={className ? `${classes.columns} ${className}` : classes.columns}
    __vars={{ '--grid-columns': columns, '--grid-gap': getSpacing(gap), '--grid-align': align }}
    data-from={from}
    {...others}
  />
);
