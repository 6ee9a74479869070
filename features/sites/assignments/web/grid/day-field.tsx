import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { type FieldProps, valueIn } from '#platform/web/list/index';

/** Chooses a past or future day, to see who holds the assignment on it. */
export const DayField = ({ options, search, onChange }: FieldProps) => {
  const t = useText();
  return (
    <TextInput
      type="date"
      label={t('assignments:grid.onHint')}
      value={valueIn<string | undefined>(search, options) ?? ''}
      onChange={(event) => onChange({ [options.name]: event.currentTarget.value || undefined })}
    />
  );
};
