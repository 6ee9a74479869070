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
import { signOnEndpoints, startHref } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

type Asked = { organization: string; email: string };

type Props = AuthPageProps & { onOver: () => void };

/** Asks once for the person's own password, after the provider has said who they are. From then on the provider alone opens
 * the account. */
const ConfirmForm = ({ onHeading, onOver }: Props) => {
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

const query = new URLSearchParams(location.search);

const company = query.get('company') ?? '';

const isProblem = (name: string | null): name is keyof typeof words.problems =>
  name !== null && Object.hasOwn(words.problems, name);

const problemCode = query.get('problem');

/** Says why the login was refused, and what to do next. */
const Refusal = ({ problem, onHeading }: AuthPageProps & { problem: keyof typeof words.problems }) => {
  useEffect(() => onHeading(words.problems[problem]), [problem, onHeading]);
  return (
    <div className="passkey">
      {company !== '' && problem !== 'off' && (
        <a className="quiet" href={startHref(company, undefined)}>
          {words.again}
        </a>
      )}
      <a className="quiet" href="/login">
        {words.back}
      </a>
    </div>
  );
};

/** A link on another site may lead here, so nothing happens without a click. */
const Question = ({ onHeading }: AuthPageProps) => {
  useEffect(() => {
    const { title, lead } = words.question;
    onHeading({ title: title.replace('{company}', company), lead });
  }, [onHeading]);
  return (
    <div className="passkey">
      <a className="quiet" href={startHref(company, safeRedirect(query.get('redirect')))}>
        {words.offer.replace('{company}', company)}
      </a>
      <a className="quiet" href="/">
        {words.back}
      </a>
    </div>
  );
};

const SignOnPage = ({ onHeading }: AuthPageProps) => {
  const [over, setOver] = useState(false);
  if (query.has('confirm') && !over) {
    return <ConfirmForm onHeading={onHeading} onOver={() => setOver(true)} />;
  }
  if (company !== '' && problemCode === null) return <Question onHeading={onHeading} />;
  return <Refusal problem={isProblem(problemCode) ? problemCode : 'expired'} onHeading={onHeading} />;
};

export default SignOnPage;
