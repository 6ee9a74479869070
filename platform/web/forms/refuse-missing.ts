import { ApiError } from '../api/api-error.ts';
import { messageText } from './issue-text.ts';

/** For what a schema cannot check, in the `save` of a form: throws the same error as the server, by field the code of its
 * message. */
export const refuseMissing = (missing: Readonly<Record<string, string>>): void => {
  const said = Object.entries(missing).map(([field, code]) => [field, [messageText(code)]]);
  if (said.length > 0) throw new ApiError(422, { payload: { errors: Object.fromEntries(said) } }, 'missing');
};
