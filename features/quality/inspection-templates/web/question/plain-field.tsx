import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { DecimalField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { Question } from '../../contract/index.ts';

type Props = {
  question: Question;
  value: string | number | null;
  onChange: (value: string | number | null) => void;
  /** Called when the person has finished typing. */
  onDone?: () => void;
  disabled?: boolean;
};

const longestText = 2000;

/** The field of a question that is answered by a number, words, a date or an option of a list. */
export const PlainField = ({ question, value, onChange, onDone, disabled }: Props) => {
  const t = useText();
  const shared = { 'aria-label': question.label, disabled: disabled ?? false, onBlur: onDone };
  switch (question.response_type) {
    case 'number':
      return (
        <DecimalField
          {...shared}
          value={typeof value === 'number' ? value : null}
          // What cannot be read is no answer yet: the one before stays until there is another one.
          onChange={(typed) => Number.isNaN(typed) || onChange(typed === '' ? null : typed)}
        />
      );
    case 'date':
      return (
        <TextInput
          {...shared}
          type="date"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          data={[{ value: '', label: t('inspection-templates:preview.choose') }, ...question.options]}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      );
    default:
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxLength={longestText}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      );
  }
};
