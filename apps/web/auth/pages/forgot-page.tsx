import { useEffect, useState } from 'react';
import type { AuthPageProps } from '../auth-page.ts';
import { EmployeeFields } from '../employee/employee-fields.tsx';
import { employeeEndpoints } from '../employee/endpoints.ts';
import { rememberedOrganization } from '../employee/login-way.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { useLoginOptions } from '../use-login-options.ts';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';

/** Shows the same message for every person, known or not. Without text messages only the office can help. */
const EmployeeForgot = () => {
  const [employee, setEmployee] = useState({ organization: rememberedOrganization(), employee_code: '' });
  const [notice, setNotice] = useState<string>();
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({});
  const { busy, failure, run } = useSend();
  const options = useLoginOptions();
  const problem = failure ?? options.failure;
  const ask = async () => {
    setNotice(undefined);
    const empty = requiredErrors(employee);
    setErrors(empty);
    if (Object.keys(empty).length > 0) return;
    const result = await run(employeeEndpoints.sendResetText, { body: employee });
    if ('answer' in result) setNotice((result.answer as { message: string }).message);
    else setErrors(result.failed.fields);
  };
  if (options.answer?.text_messages === false) {
    return (
      <p className="notice" role="status">
        {words.employee.askOffice}
      </p>
    );
  }
  if (!options.answer && !options.failure) return <p role="status">{words.loading}</p>;
  return (
    <AuthForm
      busy={busy}
      submit={words.employee.sendText}
      onSubmit={() => void ask()}
      problem={Object.keys(errors).length > 0 ? undefined : problem?.message}
      notice={notice}
    >
      <EmployeeFields value={employee} onChange={setEmployee} errors={errors} />
    </AuthForm>
  );
};

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
