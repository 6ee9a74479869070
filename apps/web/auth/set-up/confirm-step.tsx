import { type ReactNode, useState } from 'react';
import { AuthForm } from '../parts/auth-form.tsx';
import { CodeField } from '../parts/code-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { problemOf, useSend } from '../use-send.ts';
import { setUpEndpoints } from './endpoints.ts';
import { setUpWords as words } from './set-up-words.ts';

type Props = {
  confirms: 'confirmAuthenticator' | 'confirmPhone';
  /** Where the code is found. */
  children: ReactNode;
  onCodes: (codes: string[]) => void;
};

export const ConfirmStep = ({ confirms, children, onCodes }: Props) => {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string[]>([]);
  const { busy, failure, run } = useSend();
  const confirm = async () => {
    const wrong = requiredErrors({ code }).code ?? [];
    setMissing(wrong);
    if (wrong.length > 0) return;
    const result = await run(setUpEndpoints[confirms], { body: { code } });
    if ('answer' in result) onCodes((result.answer as { recovery_codes: string[] }).recovery_codes);
  };
  return (
    <AuthForm
      busy={busy}
      submit={words.confirm}
      onSubmit={() => void confirm()}
      problem={problemOf(failure, ['code'])}
    >
      {children}
      <CodeField
        label={words.code}
        inputMode="numeric"
        maxLength={12}
        value={code}
        onChange={setCode}
        errors={failure?.fields.code ?? missing}
      />
    </AuthForm>
  );
};
