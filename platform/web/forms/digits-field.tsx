import { TextInput, type TextInputProps } from '@mantine/core';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: number | '' | null;
  onChange: (value: number | '') => void;
};

/** A whole number with as many digits as `maxLength` says. */
export const DigitsField = ({ value, onChange, ...props }: Props) => (
  <TextInput
    {...props}
    value={value ?? ''}
    inputMode="numeric"
    autoComplete="off"
    onChange={(event) => {
      const digits = event.currentTarget.value.replace(/\D/g, '');
      onChange(digits === '' ? '' : Number(digits));
    }}
  />
);
