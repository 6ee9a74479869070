import { ApiError } from '../../api/api-error.ts';
import { text } from '../../i18n/use-text.ts';

/** Why something could not be loaded. A call without an answer has no message of its own. */
export const problemWords = (error: Error): string =>
  error instanceof ApiError && error.status === 0 ? text('platform:errors.network') : error.message;
