import { TextInput } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { Columns } from '../../ui/columns/columns.tsx';
import type { FieldProps } from '../filter.ts';
import { endsOf, type RangeOptions } from './range-filters.ts';

export const RangeField = ({ options, search, onChange }: FieldProps<RangeOptions>) => {
  const t = useText();
  const ends = endsOf(search, options);
  return (
    <Columns columns="repeat(2, minmax(0, 1fr))" gap="sm">
      {(['from', 'to'] as const).map((end, at) => (
        <TextInput
          key={end}
          type={options.input}
          label={t(options[end])}
          value={ends[end] ?? ''}
          onChange={(event) => onChange({ [options.ends[at] ?? '']: event.currentTarget.value || undefined })}
        />
      ))}
    </Columns>
  );
};
