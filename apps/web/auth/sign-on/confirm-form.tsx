import { useEffect, useState } from 'react';
import type { AuthPageProps } from '../auth-page.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { CodeField } from '../parts/code-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { safeRedirect } from '../safe-redirect.ts';
import { useAnswer } from '../use-answer.ts';
import { useSend } from '../use-send.ts';
import { words as authWords } from '../words.ts';
import { signOnEndpoints } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

type Asked = { organization: string; email: string };

type Props = AuthPageProps & { onOver: () => void };

/** Asks once for the person's own password, after the provider has said who they are. From then on the provider alone opens
 * the account. */
export const ConfirmForm = ({ onHeading, onOver }: Props) => {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [missing, setMissing] = useState<Record<string, string[]>>({});
  const { busy, failure, run } = useSend();
  const { answer: asked, failure: gone } = useAnswer<Asked>(signOnEndpoints.getSignOnConfirmation);
  useEffect(() => {
    if (!asked) return;
    const { title, lead } = words.confirm;
    onHeading({
      title,
      lead: lead.replace('{email}', asked.email).replace('{organization}', asked.organization),
    });
  }, [asked, onHeading]);
  useEffect(() => {
    if (gone) onOver();
  }, [gone, onOver]);
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
          <CodeField
            label={words.confirm.code}
            hint={words.confirm.codeHint}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={setCode}
            errors={fields.code}
          />
        )}
      </AuthForm>
      <p className="below">
        <a href="/password/forgot">{words.confirm.forgot}</a>
      </p>
    </>
  );
};
