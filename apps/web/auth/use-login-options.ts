import type { Lines } from './endpoints.ts';
import { useAnswer } from './use-answer.ts';

const { getLoginOptions }: Lines<'getLoginOptions'> = {
  getLoginOptions: { method: 'GET', path: '/login/options' },
};

/** What this installation offers to people who cannot log in. */
export const useLoginOptions = () => useAnswer<{ text_messages: boolean }>(getLoginOptions);
