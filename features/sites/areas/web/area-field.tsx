import type { SelectProps } from '@mantine/core';
import { AreaSelect } from './area-select.tsx';
import { flatten, placeAreas } from './area-tree.ts';
import { useAreas } from './use-areas.ts';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Chooses one of all areas. */
export const AreaField = (props: Props) => <AreaSelect areas={flatten(placeAreas(useAreas()))} {...props} />;
