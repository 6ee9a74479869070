import { ApiError } from '../api/api-error.ts';

/** Loads the code that a press of a button needs. Throws the error of a missing connection when it cannot be fetched. */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    throw new ApiError(0, undefined, String(error));
  }
};
