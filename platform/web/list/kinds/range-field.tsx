import { TextInput } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../filter.ts';
import classes from '../list.module.css';
import { endsOf, type RangeOptions } from './range-filters.ts';

export const RangeField = ({ options, search, onChange }: FieldProps<RangeOptions>) => {
  const t = useText();
  const ends = endsOf(search, options);
  return (
    <div className={classes.pair}>
      {(['from', 'to'] as const).map((end, at) => (
        <TextInput
          key={end}
          type={options.input}
          label={t(options[end])}
          value={ends[end] ?? ''}
          onChange={(event) => onChange({ [options.ends[at] ?? '']: event.currentTarget.value || undefined })}
        />
      ))}
    </div>
  );
};
