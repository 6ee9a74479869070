import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in a time that tells nothing about where they differ. */
export const sameText = (text: string, right: string): boolean => {
  const [a, b] = [Buffer.from(text), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
