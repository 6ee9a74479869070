import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'name'>;

/** The code of a second step. */
export const CodeField = (props: Props) => (
  <div className="code">
    <Field name="code" autoComplete="one-time-code" required autoFocus {...props} />
  </div>
);
