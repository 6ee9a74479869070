import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { textFactorEndpoints, twoFactorEndpoints } from '../../contract/index.ts';
import { SendAgain } from './send-again.tsx';
import { useCountdown } from './use-countdown.ts';

/** For a change that asks for a code: texts one, where a phone is confirmed. */
export const TextMe = () => {
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
