import type { ComponentProps } from 'react';
import { words } from '../words.ts';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'type'>;

/** People with an e-mail address log in by it, and password managers store it. */
export const EmailField = (props: Props) => (
  <Field
    name="email"
    type="email"
    label={words.email}
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    required
    {...props}
  />
);
