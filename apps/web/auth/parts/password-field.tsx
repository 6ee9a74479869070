import { type ComponentProps, useState } from 'react';
import { words } from '../words.ts';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type'>;

export const PasswordField = (props: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <Field
        {...props}
        type={shown ? 'text' : 'password'}
        maxLength={128}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="peek"
        aria-pressed={shown}
        aria-label={shown ? words.hide : words.show}
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M2 12s3.6-6 10-6 10 6 10 6-3.6 6-10 6-10-6-10-6Z" />
          <circle cx="12" cy="12" r="2.6" />
          {shown && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </div>
  );
};
