import { NumberInput, type NumberInputProps } from '@mantine/core';

type Props = Pick<NumberInputProps, 'aria-label' | 'disabled'> & {
  onBlur?: (() => void) | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A number with two decimals, as the contract takes it. */
export const NumberField = ({ value, onChange, ...field }: Props) => (
  <NumberInput
    {...field}
    hideControls
    inputMode="decimal"
    decimalScale={2}
    min={-9_999_999.99}
    max={9_999_999.99}
    value={value ?? ''}
    onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
  />
);
