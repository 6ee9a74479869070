import { Field } from '../parts/field.tsx';
import { words } from '../words.ts';

export type Employee = { organization: string; employee_code: string };

type Props = {
  value: Employee;
  onChange: (value: Employee) => void;
  errors: Record<string, readonly string[]>;
};

/** The fields in which people without an e-mail address say who they are. Password managers store the employee code. */
export const EmployeeFields = ({ value, onChange, errors }: Props) => (
  <>
    <Field
      name="organization"
      label={words.employee.organization}
      hint={words.employee.organizationHint}
      autoComplete="organization"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      autoFocus={value.organization === ''}
      value={value.organization}
      onChange={(organization) => onChange({ ...value, organization })}
      errors={errors.organization ?? []}
    />
    <Field
      name="employee_code"
      label={words.employee.code}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      autoFocus={value.organization !== ''}
      value={value.employee_code}
      onChange={(employee_code) => onChange({ ...value, employee_code })}
      errors={errors.employee_code ?? []}
    />
  </>
);
