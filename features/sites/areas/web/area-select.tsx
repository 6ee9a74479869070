import type { SelectProps } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { optionTree, Select } from '#platform/web/ui/index';
import { type AreaNode, areaName, type PlacedArea } from './area-tree.ts';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  areas: readonly PlacedArea<AreaNode>[];
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Chooses one of these areas, which are shown below each other. */
export const AreaSelect = ({ areas, value, onChange, ...props }: Props) => {
  const t = useText();
  const options = areas.map(({ area, way, level }) => ({
    value: String(area.id),
    label: way,
    name: areaName(area),
    level,
  }));
  return (
    <Select
      searchable
      limit={100}
      nothingFoundMessage={t('platform:list.nothingFound')}
      {...optionTree(options)}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      {...props}
    />
  );
};
