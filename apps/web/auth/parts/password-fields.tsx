import { words } from '../words.ts';
import { PasswordField } from './password-field.tsx';
import type { PasswordPair } from './password-pair.ts';

type Props = {
  label: string;
  pair: PasswordPair;
  onChange: (pair: PasswordPair) => void;
  errors: Record<string, readonly string[]>;
};

/** A new password, typed twice. */
export const PasswordFields = ({ label, pair, onChange, errors }: Props) => (
  <>
    <PasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      required
      value={pair.password}
      onChange={(password) => onChange({ ...pair, password })}
      errors={errors.password}
    />
    <PasswordField
      name="password_confirmation"
      label={words.confirmPassword}
      autoComplete="new-password"
      required
      value={pair.password_confirmation}
      onChange={(password_confirmation) => onChange({ ...pair, password_confirmation })}
      errors={errors.password_confirmation}
    />
  </>
);
