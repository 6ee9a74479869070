import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type Decimals, decimalText, numberOfText } from './decimal-text.ts';

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
  const [typed, setTyped] = useState<string | null>(null);
  // "7." and "7" are the same number, and an empty field may count as 0: what is typed stays while it says what the form holds.
  const stays = typed !== null && Number(numberOfText(typed)) === Number(value ?? '');
  return (
    <TextInput
      {...props}
      value={stays ? typed : String(value ?? '')}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => {
        const text = decimalText(event.currentTarget.value, { digits, decimals, negative });
        if (text === null) return;
        setTyped(text);
        onChange(numberOfText(text));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
};
