import { useState } from 'react';
import { readCookie } from '#platform/web/api/cookies';
import type { LoginAnswer } from '../login-answer.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { CurrentPassword } from '../parts/current-password.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { PasskeyButton } from '../second-step/passkey-button.tsx';
import { problemOf, useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { employeeEndpoints } from './endpoints.ts';
import { preferEmail, rememberedOrganization, rememberOrganization } from './login-way.ts';

type Props = {
  redirect: string | undefined;
  /** Why the person has to begin the login again. */
  problem: string | undefined;
  notice: string | undefined;
  onAnswer: (answer: LoginAnswer) => void;
  onEmail: () => void;
};

/** The login of people without an e-mail address. */
const EmployeeLogin = ({ redirect, problem, notice, onAnswer, onEmail }: Props) => {
  const [employee, setEmployee] = useState({ organization: rememberedOrganization(), employee_code: '' });
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState<Record<string, string[]>>({});
  const { busy, failure, setFailure, run } = useSend();
  const login = async () => {
    const empty = requiredErrors({ ...employee, password });
    setMissing(empty);
    setFailure(null);
    if (Object.keys(empty).length > 0) return;
    const body = { ...employee, password, remember, ...(redirect && { redirect }) };
    const result = await run(employeeEndpoints.loginWithoutEmail, { body });
    setPassword('');
    if ('failed' in result) return;
    rememberOrganization(employee.organization);
    onAnswer(result.answer as LoginAnswer);
  };
  const fields = failure?.fields ?? missing;
  const message = Object.keys(fields).length > 0 ? undefined : problem;
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.login}
        onSubmit={() => void login()}
        problem={failure ? problemOf(failure) : message}
        notice={notice}
      >
        <input type="hidden" name="_token" value={readCookie('XSRF-TOKEN') ?? ''} readOnly />
        <EmployeeFields value={employee} onChange={setEmployee} errors={fields} />
        <CurrentPassword
          value={password}
          onChange={setPassword}
          errors={fields.password}
          remember={remember}
          onRemember={setRemember}
          forgot="/password/forgot?employee"
        />
      </AuthForm>
      <PasskeyButton
        remember={remember}
        redirect={redirect}
        onDone={(wanted) => onAnswer(wanted ? { redirect: wanted } : {})}
      />
      <p className="below">
        <button
          type="button"
          className="plain"
          onClick={() => {
            preferEmail();
            onEmail();
          }}
        >
          {words.employee.withEmail}
        </button>
      </p>
    </>
  );
};

export default EmployeeLogin;
