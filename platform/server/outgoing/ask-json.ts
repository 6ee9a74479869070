import { ask, type Question } from './ask.ts';

export type Asked = Pick<Question, 'url' | 'inside' | 'headers' | 'bytes'> & {
  /** Maximum time until the whole answer has arrived. */
  milliseconds: number;
};

/** Asks another system for JSON. */
export const askJson = async ({
  milliseconds,
  headers,
  ...asked
}: Asked): Promise<{ status: number; text: string }> => {
  const { status, text } = await ask({
    ...asked,
    headers: { ...headers, accept: 'application/json' },
    signal: AbortSignal.timeout(milliseconds),
  });
  return { status, text };
};
