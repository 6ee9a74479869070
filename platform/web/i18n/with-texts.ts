import { loadTexts } from './load-texts.ts';

/** Code of a route table together with its texts; the build puts it around every import there. */
export const withTexts = async <T>(part: string, code: Promise<T>): Promise<T> => {
  const [module] = await Promise.all([code, loadTexts(part)]);
  return module;
};
