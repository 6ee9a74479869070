import { words } from '../words.ts';
import { Check } from './check.tsx';
import { PasswordField } from './password-field.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  errors: readonly string[] | undefined;
  remember: boolean;
  onRemember: (remember: boolean) => void;
  /** The address for people who do not know their password. */
  forgot: string;
};

/** The password of a login and what stands under it. */
export const CurrentPassword = ({ value, onChange, errors = [], remember, onRemember, forgot }: Props) => (
  <>
    <PasswordField
      name="password"
      label={words.password}
      autoComplete="current-password"
      required
      value={value}
      onChange={onChange}
      errors={errors}
    />
    <div className="between">
      <Check name="remember" label={words.remember} checked={remember} onChange={onRemember} />
      <a href={forgot}>{words.forgotLink}</a>
    </div>
  </>
);
