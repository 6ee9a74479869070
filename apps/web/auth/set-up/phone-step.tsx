import { useState } from 'react';
import { AuthForm } from '../parts/auth-form.tsx';
import { Field, requiredErrors } from '../parts/field.tsx';
import { useSend } from '../use-send.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { setUpEndpoints } from './endpoints.ts';
import { setUpWords as words } from './set-up-words.ts';

type Props = { password: string; onCodes: (codes: string[]) => void; onBack: () => void };

/** Asks for the number, then for the code that was texted to it. To get another code, people go back. */
const PhoneStep = ({ password, onCodes, onBack }: Props) => {
  const [phone, setPhone] = useState('');
  const [missing, setMissing] = useState<string[]>([]);
  const [sentTo, setSentTo] = useState<string>();
  const { busy, failure, run } = useSend();
  const send = async () => {
    const wrong = requiredErrors({ phone }).phone ?? [];
    setMissing(wrong);
    if (wrong.length > 0) return;
    const result = await run(setUpEndpoints.startPhone, { body: { password, phone } });
    if ('answer' in result) setSentTo((result.answer as { sent_to: string }).sent_to);
  };
  return (
    <>
      {sentTo === undefined ? (
        <AuthForm
          busy={busy}
          submit={words.send}
          onSubmit={() => void send()}
          problem={
            failure?.fields.phone ? undefined : (failure?.fields.password?.join(' ') ?? failure?.message)
          }
        >
          <Field
            name="phone"
            type="tel"
            label={words.phone}
            hint={words.phoneHint}
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={20}
            required
            autoFocus
            value={phone}
            onChange={setPhone}
            errors={failure?.fields.phone ?? missing}
          />
        </AuthForm>
      ) : (
        <ConfirmStep confirms="confirmPhone" onCodes={onCodes}>
          <p className="hint">{words.texted.replace('{{digits}}', sentTo)}</p>
        </ConfirmStep>
      )}
      <div className="passkey">
        <button
          type="button"
          className="quiet"
          onClick={() => (sentTo === undefined ? onBack() : setSentTo(undefined))}
        >
          {sentTo === undefined ? words.back : words.otherPhone}
        </button>
      </div>
    </>
  );
};

export default PhoneStep;
