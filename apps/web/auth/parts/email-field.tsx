import type { ComponentProps } from 'react';
import { words } from '../words.ts';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'type'>;

/** What people with an address log in by, and what password managers keep. */
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
