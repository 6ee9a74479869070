import { ApiError } from '../api/api-error.ts';
import { messageText } from './issue-text.ts';

/** For checks that a schema cannot make, in the `save` of a form: throws the same error as the server would. `missing`
 * holds the code of the message for each field. */
export const refuseMissing = (missing: Readonly<Record<string, string>>): void => {
  const messages = Object.entries(missing).map(([field, code]) => [field, [messageText(code)]]);
  if (messages.length > 0)
    throw new ApiError(422, { payload: { errors: Object.fromEntries(messages) } }, 'missing');
};
