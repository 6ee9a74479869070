import { ApiError } from '../api/api-error.ts';
import { text } from '../i18n/use-text.ts';

/** What a failed call says to people. One without an answer has only the browser's own words, which nobody should read. */
export const problemWords = (error: Error): string =>
  error instanceof ApiError && error.status === 0 ? text('platform:errors.network') : error.message;
