import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type Decimals, type TypedDecimal, typedDecimal } from './decimal-text.ts';

type Props = Omit<TextInputProps, 'onChange' | 'value'> &
  Partial<Decimals> & {
    value?: number | '' | null;
    onChange: (value: number | '') => void;
  };

/** A number with decimals. Text that cannot become a number is not accepted. The form checks whether the number is too
 * large. */
export const DecimalField = ({
  value,
  onChange,
  digits = 7,
  decimals = 2,
  negative = false,
  inputMode = 'decimal',
  onBlur,
  ...props
}: Props) => {
  const [typed, setTyped] = useState<TypedDecimal | null>(null);
  // "7." and "7" are the same number, and an empty field may count as 0: the typed text stays as long as it means the value
  // in the form.
  const stays = typed !== null && Number(typed.value) === Number(value ?? '');
  return (
    <TextInput
      {...props}
      value={stays ? typed.text : String(value ?? '')}
      inputMode={inputMode}
      autoComplete="off"
      onChange={(event) => {
        const next = typedDecimal(event.currentTarget.value, { digits, decimals, negative });
        if (next === null) return;
        setTyped(next);
        onChange(next.value);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
};
