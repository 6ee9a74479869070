import { ApiError } from '../api/api-error.ts';

/** Loads the code that a button needs. If it cannot be loaded, throws the error of a missing connection. */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    throw new ApiError(0, undefined, String(error));
  }
};
