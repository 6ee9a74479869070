import { useState } from 'react';
import { AuthForm } from '../parts/auth-form.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { useLoginOptions } from '../use-login-options.ts';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { employeeEndpoints } from './endpoints.ts';
import { rememberedOrganization } from './login-way.ts';

/** Shows the same message for every person, known or not. Without text messages only the office can help. */
export const EmployeeForgot = () => {
  const [employee, setEmployee] = useState({ organization: rememberedOrganization(), employee_code: '' });
  const [said, setSaid] = useState<string>();
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({});
  const { busy, failure, run } = useSend();
  const options = useLoginOptions();
  const problem = failure ?? options.failure;
  const ask = async () => {
    setSaid(undefined);
    const empty = requiredErrors(employee);
    setErrors(empty);
    if (Object.keys(empty).length > 0) return;
    const result = await run(employeeEndpoints.sendResetText, { body: employee });
    if ('answer' in result) setSaid((result.answer as { message: string }).message);
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
      notice={said}
    >
      <EmployeeFields value={employee} onChange={setEmployee} errors={errors} />
    </AuthForm>
  );
};
