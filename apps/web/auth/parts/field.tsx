import { type InputHTMLAttributes, useId } from 'react';
import { words } from '../words.ts';

const capitalized = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  errors?: readonly string[];
  hint?: string;
};

/** A labelled input with its errors under it. */
export const Field = ({ label, errors = [], hint, onChange, ...input }: Props) => {
  const id = useId();
  const below = [errors.length > 0 && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={errors.length > 0}
        aria-describedby={below || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p id={`${id}-error`} className="error">
          {errors.map(capitalized).join(' ')}
        </p>
      )}
    </div>
  );
};

export const requiredErrors = (values: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, [words.required]]),
  );
