import { DecimalField } from '#platform/web/forms/index';

type Props = {
  label: string;
  description?: string;
  value: number;
  error: string | undefined;
  onChange: (weight: number) => void;
};

export const WeightField = ({ value, onChange, ...field }: Props) => (
  <DecimalField {...field} value={value} onChange={(typed) => onChange(Number(typed))} />
);
