import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type Decimals, type TypedDecimal, typedDecimal } from './decimal-text.ts';

type Props = Omit<TextInputProps, 'onChange' | 'value'> &
  Partial<Decimals> & {
    value?: number | '' | null;
    onChange: (value: number | '') => void;
  };

/** A number with decimals. What cannot become one is not taken; whether it is too large, the form says. */
export const DecimalField = ({
  value,
  onChange,
  digits = 7,
  decimals = 2,
  negative = false,
  onBlur,
  ...props
}: Props) => {
  const [typed, setTyped] = useState<TypedDecimal | null>(null);
  // "7." and "7" are the same number, and an empty field may count as 0: what is typed stays while it says what the form holds.
  const stays = typed !== null && Number(typed.value) === Number(value ?? '');
  return (
    <TextInput
      {...props}
      value={stays ? typed.text : String(value ?? '')}
      inputMode="decimal"
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
