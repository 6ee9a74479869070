import { loadTexts } from './load-texts.ts';

/** Loads the code of a part together with its texts. The build wraps every import of a route table in this. */
export const withTexts = async <T>(part: string, code: Promise<T>): Promise<T> => {
  const [module] = await Promise.all([code, loadTexts(part)]);
  return module;
};
