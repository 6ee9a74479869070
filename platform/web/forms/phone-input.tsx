import { TextInput, type TextInputProps } from '@mantine/core';
import { formatPhone } from '../i18n/numbers.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string | null;
  onChange?: (digits: string) => void;
};

/** The value holds digits alone; the field shows (303) 555-0100. */
export const PhoneInput = ({ value, onChange, ...props }: Props) => (
  <TextInput
    type="tel"
    inputMode="tel"
    autoComplete="tel-national"
    placeholder="(303) 555-0100"
    {...props}
    value={formatPhone(value ?? '')}
    onChange={(event) => {
      const typed = event.currentTarget.value;
      const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
      onChange?.(digits.slice(0, 10));
    }}
  />
);
