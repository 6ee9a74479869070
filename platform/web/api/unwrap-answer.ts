import { ApiError, statusText } from './api-error.ts';
import type { CallOptions } from './build-request.ts';
import { goToLogin } from './login-redirect.ts';
import { answered, otherUser } from './outcomes.ts';

const parse = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Unwraps the envelope, or throws the error. */
export const unwrapAnswer = (status: number, text: string, options: CallOptions = {}): unknown => {
  const answer = parse(text);
  if (answer !== undefined && status < 500) answered.emit();
  if (status >= 200 && status < 300 && answer !== undefined) {
    const envelope = answer as { status?: string; payload?: unknown };
    if (envelope.status !== 'error') return envelope.payload;
  }
  const error = new ApiError(status, answer, statusText(status));
  if (options.ahead) throw error;
  if (error.code === 'other_user') otherUser.emit(error.message);
  else if (status === 401 && !options.anonymous) goToLogin();
  throw error;
};
