import type { SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { type AreaRow, areaEndpoints } from '../contract/index.ts';
import { AreaSelect } from './area-select.tsx';
import { flatten, placeAreas } from './area-tree.ts';

const none: readonly AreaRow[] = [];

export const areasQuery = () => endpointQuery(areaEndpoints.listAreas, { query: { per_page: 0 } });

/** All areas; those on the top level are regions. */
export const useAreas = (): readonly AreaRow[] =>
  useQuery({ ...areasQuery(), staleTime: choicesStaleTime }).data?.rows ?? none;

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Chooses one of all areas. */
export const AreaField = (props: Props) => <AreaSelect areas={flatten(placeAreas(useAreas()))} {...props} />;
