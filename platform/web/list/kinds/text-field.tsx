import { TextInput } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { type FieldProps, valueIn } from '../filter.ts';

export const TextField = ({ options, search, onChange }: FieldProps) => (
  <TextInput
    label={useText()(options.label)}
    maxLength={100}
    value={valueIn<string | undefined>(search, options) ?? ''}
    onChange={(event) => onChange({ [options.name]: event.currentTarget.value || undefined })}
  />
);
