import { ApiError } from './api-error.ts';

/** For reading ahead: a record that was deleted since the list was read (404), or may not be seen any more (403), is no
 * failure. */
export const unlessRefused = async (reading: Promise<unknown>): Promise<void> => {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof ApiError && [403, 404].includes(error.status))) throw error;
  }
};
