import { useCallback, useEffect, useRef, useState } from 'react';
import type { useSend } from '../use-send.ts';
import { secondStepEndpoints } from './endpoints.ts';

type Sent = { sent_to: string; next_in: number };

/** Has a code sent by text message, and counts the seconds until another may be asked for. */
export const useTextCode = (challenge_id: string, run: ReturnType<typeof useSend>['run']) => {
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
