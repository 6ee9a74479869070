import { ApiError, statusText } from '../api/api-error.ts';
import { text } from '../i18n/use-text.ts';

/** What a failed call says to people. One without an answer has only the browser's own words, which nobody should read; of an
 * answer without words its status is said. */
export const problemWords = (error: Error): string => {
  if (!(error instanceof ApiError)) return error.message;
  const { status, message } = error;
  if (status === 0) return text('platform:errors.network');
  return message === statusText(status) ? text('platform:errors.status', { status }) : message;
};
