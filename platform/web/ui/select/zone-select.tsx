import type { ComboboxItem, OptionsFilter, SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { intlLocale } from '../../i18n/locale.ts';
import { zoneChoices, zoneMatches } from '../../i18n/zone-names.ts';
import { Select } from './select.tsx';

const byNames: OptionsFilter = ({ options, search, limit }) =>
  (options as ComboboxItem[]).filter((choice) => zoneMatches(choice, search)).slice(0, limit);

/** Chooses a time zone, by its name in words or by that of computers. */
export const ZoneSelect = (props: Omit<SelectProps, 'data' | 'filter'>) => {
  const data = useMemo(() => zoneChoices(intlLocale(), props.value ?? ''), [props.value]);
  return <Select searchable limit={100} {...props} data={data} filter={byNames} />;
};
