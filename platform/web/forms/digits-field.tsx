import type { ComponentProps } from 'react';
import { DecimalField } from './decimal-field.tsx';

type Props = Omit<ComponentProps<typeof DecimalField>, 'digits' | 'decimals' | 'negative'>;

/** A whole number with as many digits as `maxLength` says. Decimals stay as typed, for the form to refuse: leaving out the
 * point would make 15 of 1.5. */
export const DigitsField = ({ maxLength = 9, ...props }: Props) => (
  <DecimalField {...props} inputMode="numeric" digits={maxLength} />
);
