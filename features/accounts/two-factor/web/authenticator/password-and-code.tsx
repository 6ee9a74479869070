import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import type { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { textFactorEndpoints, twoFactorEndpoints } from '../../contract/index.ts';
import { OwnPassword } from '../entry-form.tsx';
import { useOwnName } from '../own-login.ts';
import { SendAgain } from '../phone/send-again.tsx';
import { useCountdown } from '../phone/use-countdown.ts';

/** For a change that asks for a code: texts one, where a phone is confirmed. */
const TextMe = () => {
  const t = useText();
  const { data } = useQuery(endpointQuery(twoFactorEndpoints.getTwoFactor));
  const [sentTo, setSentTo] = useState<string>();
  const [left, count] = useCountdown();
  if (!data?.phone || !data.text_messages) return null;
  const send = () =>
    call(textFactorEndpoints.sendOwnText, { body: {} }).then(({ sent_to, next_in }) => {
      setSentTo(sent_to);
      count(next_in);
    }, showProblem);
  return (
    <div>
      <SendAgain
        first={t('two-factor:phone.textMe')}
        again={sentTo !== undefined}
        left={left}
        onSend={() => void send()}
      />
      {sentTo !== undefined && (
        <Text size="sm" c="dimmed" role="status" mt={4}>
          {t('two-factor:phone.sentTo', { digits: sentTo })}
        </Text>
      )}
    </div>
  );
};

type Entry = Pick<ReturnType<typeof useEntry<{ password: string; code: string }>>, 'field'>;

/** Password and code. A stranger at an open session has neither. */
export const PasswordAndCode = ({ field }: Entry) => {
  const t = useText();
  const email = useOwnName();
  return (
    <>
      <OwnPassword email={email} data-autofocus {...field('password')} />
      <TextInput
        label={t('two-factor:renew.code')}
        autoComplete="one-time-code"
        maxLength={40}
        withAsterisk
        {...field('code')}
      />
      <TextMe />
    </>
  );
};
