import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type TypedNumber, typedNumber } from './typed-number.ts';
import { useMessageText } from './use-message-text.ts';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value?: TypedNumber | null;
  /** Gets NaN for a text that is no number, which no schema accepts. */
  onChange: (value: TypedNumber) => void;
};

/** A number with decimals. Whatever is typed stays in the field; the form checks how large the number may be, and how many
 * decimals it may have. */
export const DecimalField = ({
  value,
  onChange,
  inputMode = 'decimal',
  maxLength = 20,
  error,
  onFocus,
  onBlur,
  ...props
}: Props) => {
  const say = useMessageText();
  const [typed, setTyped] = useState<{ text: string; before: Props['value'] } | null>(null);
  const [left, setLeft] = useState(false);
  const meant = typed === null ? '' : typedNumber(typed.text);
  const unreadable = Number.isNaN(meant);
  // "7." and "7" are the same number, and an empty field may count as 0: the typed text stays as long as it means the value
  // in the form. A text that means none stays until another value comes from elsewhere.
  const stays =
    typed !== null &&
    (unreadable
      ? Number.isNaN(value) || Object.is(value, typed.before)
      : Number(meant) === Number(value ?? ''));
  const shown = stays ? typed.text : String(Number.isNaN(value) ? '' : (value ?? ''));
  return (
    <TextInput
      {...props}
      value={shown}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      error={error || (stays && unreadable && left && say('number_format'))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ text, before: value });
        onChange(typedNumber(text));
      }}
      onFocus={(event) => {
        setLeft(false);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        if (!unreadable) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
};
