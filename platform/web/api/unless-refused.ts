import { ApiError } from './api-error.ts';

/** For reading ahead: what was deleted since the list was read, or may not be seen any more, is not missing. */
export const unlessRefused = async (reading: Promise<unknown>): Promise<void> => {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof ApiError && [403, 404].includes(error.status))) throw error;
  }
};
