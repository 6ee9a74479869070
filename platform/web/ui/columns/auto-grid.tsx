import type { ComponentProps } from 'react';
import { Columns } from './columns.tsx';

type Props = Omit<ComponentProps<typeof Columns>, 'columns' | 'from'> & {
  /** The least width of a column in pixels. */
  min: number;
  /** Keeps the width of the columns where there are only a few. */
  fill?: boolean;
};

/** As many equal columns as have room; a single one where not even that has. */
export const AutoGrid = ({ min, fill = false, ...others }: Props) => (
  <Columns columns={`repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(${min}px, 100%), 1fr))`} {...others} />
);
