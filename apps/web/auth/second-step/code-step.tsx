import { useEffect, useState } from 'react';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { useSend } from '../use-send.ts';
import { words } from '../words.ts';
import type { Challenge, Heading } from './challenge.ts';
import { secondStepEndpoints } from './endpoints.ts';
import { PasskeyButton } from './passkey-button.tsx';

type Props = {
  challenge: Challenge;
  onHeading: (heading: Heading) => void;
  onDone: (redirect: string | undefined) => void;
  /** The challenge is over: the password has to be entered again. */
  onOver: (message: string) => void;
};

/** One field. Six digits are sent as soon as they are there, typed or pasted. */
const CodeStep = ({ challenge, onHeading, onDone, onOver }: Props) => {
  const { methods, challenge_id } = challenge;
  const [spare, setSpare] = useState(false);
  const [code, setCode] = useState('');
  const [trusted, setTrusted] = useState(false);
  const [missing, setMissing] = useState<string[]>([]);
  const { busy, failure, setFailure, run } = useSend();
  useEffect(() => {
    const { title, lead, recoveryLead } = words.code;
    onHeading({ title, lead: spare ? recoveryLead : lead });
  }, [spare, onHeading]);
  const send = async (given: string) => {
    setMissing(requiredErrors({ code: given }).code ?? []);
    setFailure(null);
    if (given.trim() === '') return;
    const body = { challenge_id, code: given, remember_device: trusted };
    const result = await run(secondStepEndpoints.loginWithCode, { body });
    if ('answer' in result) return onDone((result.answer as { redirect?: string }).redirect);
    setCode('');
    const { status, fields, message } = result.failed;
    if (status === 422 && !fields.code) onOver(message);
  };
  const enter = (value: string) => {
    setCode(value);
    if (!spare && !busy && /^\d{6}$/.test(value.replace(/\s/g, ''))) void send(value);
  };
  const errors = failure?.fields.code ?? missing;
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.code.submit}
        onSubmit={() => void send(code)}
        problem={failure?.fields.code ? undefined : failure?.message}
      >
        <div className="code">
          <Field
            key={String(spare)}
            name="code"
            label={spare ? words.code.recoveryLabel : words.code.label}
            autoComplete={spare ? 'off' : 'one-time-code'}
            inputMode={spare ? 'text' : 'numeric'}
            autoCapitalize={spare ? 'characters' : 'none'}
            spellCheck={false}
            maxLength={40}
            required
            autoFocus
            value={code}
            onChange={enter}
            errors={errors}
          />
        </div>
        <label className="check">
          <input
            type="checkbox"
            name="trust"
            checked={trusted}
            onChange={(event) => setTrusted(event.currentTarget.checked)}
          />
          {words.code.trust}
        </label>
      </AuthForm>
      <div className="passkey">
        {methods.includes('recovery-code') && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setSpare(!spare);
              setCode('');
              setMissing([]);
              setFailure(null);
            }}
          >
            {spare ? words.code.useApp : words.code.useRecovery}
          </button>
        )}
        {methods.includes('passkey') && <PasskeyButton onDone={onDone} alone />}
      </div>
      <p className="below">
        <a href="/login">{words.code.startOver}</a>
      </p>
    </>
  );
};

export default CodeStep;
