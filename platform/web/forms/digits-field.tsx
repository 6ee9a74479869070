import type { ComponentProps } from 'react';
import { DecimalField } from './decimal-field.tsx';

/** With the commas between thousands. */
const withThousands = (digits: number): number => digits + Math.floor((digits - 1) / 3);

type Props = ComponentProps<typeof DecimalField>;

/** A whole number with as many digits as `maxLength` says. Decimals stay as typed, for the form to refuse: leaving out the
 * point would make 15 of 1.5. */
export const DigitsField = ({ maxLength = 9, ...props }: Props) => (
  <DecimalField {...props} inputMode="numeric" maxLength={withThousands(maxLength)} />
);
