import { ApiError } from '../api/api-error.ts';

/** Code that a press of a button needs. When it cannot be fetched, the press failed for want of a connection. */
export const atHand = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    throw new ApiError(0, undefined, String(error));
  }
};
