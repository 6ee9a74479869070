import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AuthForm } from '../parts/auth-form.tsx';
import { Check } from '../parts/check.tsx';
import { CodeField } from '../parts/code-field.tsx';
import { requiredErrors } from '../parts/field.tsx';
import { problemOf, useSend } from '../use-send.ts';
import { words } from '../words.ts';
import type { Challenge, Heading } from './challenge.ts';
import { secondStepEndpoints } from './endpoints.ts';
import { PasskeyButton } from './passkey-button.tsx';

type Sent = { sent_to: string; next_in: number };

/** Has a code sent by text message, and counts the seconds until another may be asked for. */
const useTextCode = (challenge_id: string, run: ReturnType<typeof useSend>['run']) => {
  const [sentTo, setSentTo] = useState<string>();
  const [left, setLeft] = useState(0);
  const isAsking = useRef(false);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const ask = useCallback(async () => {
    if (isAsking.current) return undefined;
    isAsking.current = true;
    const result = await run(secondStepEndpoints.sendLoginText, { body: { challenge_id } });
    isAsking.current = false;
    if ('failed' in result) return result.failed;
    const { sent_to, next_in } = result.answer as Sent;
    setSentTo(sent_to);
    setLeft(next_in);
    return undefined;
  }, [challenge_id, run]);
  return { sentTo, left, ask };
};

type Props = {
  challenge: Challenge;
  onHeading: (heading: Heading) => void;
  onDone: (redirect: string | undefined) => void;
  /** The challenge is over: the password has to be entered again. */
  onOver: (message: string) => void;
};

type Way = 'totp' | 'text' | 'recovery-code';

const ways: readonly Way[] = ['totp', 'text', 'recovery-code'];

const buttonOf = {
  totp: words.code.useApp,
  text: words.code.useText,
  'recovery-code': words.code.useRecovery,
};

const leadOf = (way: Way, sentTo: string | undefined): string => {
  if (way === 'totp') return words.code.lead;
  if (way === 'recovery-code') return words.code.recoveryLead;
  return sentTo ? words.code.textLead.replace('{digits}', sentTo) : words.code.textSending;
};

/** One field for the code. Six digits are sent as soon as they are typed or pasted. */
const CodeStep = ({ challenge, onHeading, onDone, onOver }: Props) => {
  const { methods, challenge_id, texts_off } = challenge;
  const offered = ways.filter((way) => methods.includes(way));
  const [way, setWay] = useState<Way>(offered[0] ?? 'recovery-code');
  const [code, setCode] = useState('');
  const [trusted, setTrusted] = useState(false);
  const [missing, setMissing] = useState<string[]>([]);
  const { busy, failure, setFailure, run } = useSend();
  const { sentTo, left, ask } = useTextCode(challenge_id, run);
  const spare = way === 'recovery-code';
  useEffect(() => {
    onHeading({ title: words.code.title, lead: texts_off ? words.code.textsOff : leadOf(way, sentTo) });
  }, [way, sentTo, texts_off, onHeading]);
  const refuse = ({ status, fields, message }: NonNullable<typeof failure>) => {
    if (status === 422 && !fields.code) onOver(message);
  };
  const askForText = () => void ask().then((failed) => failed && refuse(failed));
  const come = useEffectEvent((to: Way) => {
    if (to === 'text' && sentTo === undefined) askForText();
  });
  useEffect(() => come(way), [way]);
  const send = async (typed: string) => {
    setMissing(requiredErrors({ code: typed }).code ?? []);
    setFailure(null);
    if (typed.trim() === '') return;
    const body = { challenge_id, code: typed, remember_device: trusted };
    const result = await run(secondStepEndpoints.loginWithCode, { body });
    if ('answer' in result) return onDone((result.answer as { redirect?: string }).redirect);
    setCode('');
    refuse(result.failed);
  };
  const enter = (value: string) => {
    setCode(value);
    if (!spare && !busy && /^\d{6}$/.test(value.replace(/\s/g, ''))) void send(value);
  };
  const change = (next: Way) => {
    setWay(next);
    setCode('');
    setMissing([]);
    setFailure(null);
  };
  const errors = failure?.fields.code ?? missing;
  return (
    <>
      <AuthForm
        busy={busy}
        submit={words.code.submit}
        onSubmit={() => void send(code)}
        problem={problemOf(failure, ['code'])}
      >
        <CodeField
          key={way}
          label={spare ? words.code.recoveryLabel : words.code.label}
          autoComplete={spare ? 'off' : 'one-time-code'}
          inputMode={spare ? 'text' : 'numeric'}
          autoCapitalize={spare ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={enter}
          errors={errors}
        />
        <Check name="trust" label={words.code.trust} checked={trusted} onChange={setTrusted} />
      </AuthForm>
      <div className="passkey">
        {way === 'text' && (
          <button type="button" className="quiet" disabled={left > 0} onClick={askForText}>
            {left > 0 ? words.code.resendIn.replace('{seconds}', String(left)) : words.code.resend}
          </button>
        )}
        {offered
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="quiet" onClick={() => change(other)}>
              {buttonOf[other]}
            </button>
          ))}
        {methods.includes('passkey') && <PasskeyButton onDone={onDone} alone />}
      </div>
      <p className="below">
        <a href="/login">{words.code.startOver}</a>
      </p>
    </>
  );
};

export default CodeStep;
