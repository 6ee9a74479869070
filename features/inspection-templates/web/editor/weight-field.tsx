import { NumberInput } from '@mantine/core';
import { most } from '../../contract/index.ts';

type Props = {
  label: string;
  description?: string;
  value: number;
  error: string | undefined;
  onChange: (weight: number) => void;
};

export const WeightField = ({ value, onChange, ...field }: Props) => (
  <NumberInput
    {...field}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={value}
    min={0}
    max={most.weight}
    step={0.25}
    decimalScale={2}
    onChange={(typed) => onChange(typed === '' ? 0 : Number(typed))}
  />
);
