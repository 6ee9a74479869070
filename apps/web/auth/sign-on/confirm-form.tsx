import { useEffect, useState } from 'react';
import type { AuthPageProps } from '../auth-page.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { safeRedirect } from '../safe-redirect.ts';
import { useSend } from '../use-send.ts';
import { words as authWords } from '../words.ts';
import { signOnEndpoints } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

type Asked = { organization: string; email: string };

type Props = AuthPageProps & { onOver: () => void };

/** The provider's word and the own password, once: from then on the provider opens the account. */
export const ConfirmForm = ({ onHeading, onOver }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [missing, setMissing] = useState<Record<string, string[]>>({});
  const { busy, failure, run } = useSend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    void run(signOnEndpoints.getSignOnConfirmation, undefined).then((result) => {
      if (!('answer' in result)) return onOver();
      const found = result.answer as Asked;
      const { title, lead } = words.confirm;
      setAsked(found);
      onHeading({
        title,
        lead: lead.replace('{email}', found.email).replace('{organization}', found.organization),
      });
    });
  }, []);
  const confirm = async () => {
    const empty = requiredErrors({ password, ...(code !== null && { code }) });
    setMissing(empty);
    if (Object.keys(empty).length > 0) return;
    const body = { password, ...(code !== null && { code }) };
    const result = await run(signOnEndpoints.confirmSignOn, { body });
    if (!('answer' in result)) return;
    const { needs_code, redirect } = result.answer as { needs_code: boolean; redirect?: string };
    if (needs_code) setCode('');
    else location.assign(safeRedirect(redirect) ?? '/');
  };
  if (!asked) return <p role="status">{authWords.loading}</p>;
  const fields = failure?.fields ?? missing;
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.confirm.submit}
        onSubmit={() => void confirm()}
        problem={Object.keys(fields).length > 0 ? undefined : failure?.message}
      >
        <input type="email" name="email" autoComplete="username" value={asked.email} readOnly hidden />
        <PasswordField
          name="password"
          label={authWords.password}
          autoComplete="current-password"
          required
          autoFocus
          value={password}
          onChange={setPassword}
          errors={fields.password}
        />
        {code !== null && (
          <div className="code">
            <Field
              name="code"
              label={words.confirm.code}
              hint={words.confirm.codeHint}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
              autoFocus
              value={code}
              onChange={setCode}
              errors={fields.code}
            />
          </div>
        )}
      </AuthForm>
      <p className="below">
        <a href="/password/forgot">{words.confirm.forgot}</a>
      </p>
    </>
  );
};
