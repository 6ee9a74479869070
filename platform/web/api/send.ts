import { ApiError } from './api-error.ts';
import { buildRequest, type CallOptions, type Target } from './build-request.ts';
import { countPending } from './quiet.ts';
import { hearServerDate } from './server-clock.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

const once = (target: Target, parts: unknown, options: CallOptions): Promise<unknown> =>
  countPending(async () => {
    const { url, ...init } = buildRequest(target, parts, options);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, { ...init, credentials: 'same-origin', signal: options.signal });
      hearServerDate(response.headers.get('Date'));
      text = await response.text();
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, undefined, error instanceof Error ? error.message : String(error));
    }
    return unwrapAnswer(response.status, text, options);
  });

/** A call without types or schemas. The sign-in pages use it directly. */
export const send = async (target: Target, parts?: unknown, options: CallOptions = {}): Promise<unknown> => {
  try {
    return await once(target, parts, options);
  } catch (error) {
    // The refusal sets a fresh cookie, so the second try sends a matching token.
    if (error instanceof ApiError && error.code === 'csrf') return once(target, parts, options);
    throw error;
  }
};
