import { useEffect, useState } from 'react';
import type { AuthPageProps } from '../auth-page.ts';
import { EmployeeForgot } from '../employee/employee-forgot.tsx';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';

const Below = ({ other, text }: { other: string; text: string }) => (
  <>
    <p className="below">
      <a href={other}>{text}</a>
    </p>
    <p className="below">
      <a href="/login">{words.backToLogin}</a>
    </p>
  </>
);

const ForgotPage = ({ onHeading }: AuthPageProps) => {
  const byCode = new URLSearchParams(location.search).has('employee');
  useEffect(() => {
    if (byCode) onHeading({ title: words.titles.forgot, lead: words.employee.forgotLead });
  }, [byCode, onHeading]);
  return byCode ? (
    <>
      <EmployeeForgot />
      <Below other="/password/forgot" text={words.employee.byEmail} />
    </>
  ) : (
    <>
      <EmailForgot />
      <Below other="/password/forgot?employee" text={words.employee.noEmail} />
    </>
  );
};

/** Shows the same message for every valid address, so that nobody can find out who has an account. */
const EmailForgot = () => {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const { busy, run } = useSend();
  const ask = async () => {
    setSent(false);
    const empty = requiredErrors({ email }).email ?? [];
    setErrors(empty);
    if (empty.length > 0) return;
    const result = await run(linkEndpoints.sendResetLink, { body: { email } });
    if ('failed' in result && result.failed.status === 422) {
      setErrors(result.failed.fields.email ?? [result.failed.message]);
      return;
    }
    setSent(true);
  };
  return (
    <AuthForm
      busy={busy}
      submit={words.sendLink}
      onSubmit={() => void ask()}
      notice={sent ? words.linkSent : undefined}
    >
      <EmailField value={email} onChange={setEmail} errors={errors} />
    </AuthForm>
  );
};

export default ForgotPage;
