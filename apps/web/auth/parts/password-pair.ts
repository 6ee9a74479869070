import { words } from '../words.ts';
import { requiredErrors } from './field.tsx';

export type PasswordPair = { password: string; password_confirmation: string };

export const emptyPair: PasswordPair = { password: '', password_confirmation: '' };

export const pairErrors = (pair: PasswordPair): Record<string, string[]> => {
  const found = requiredErrors(pair);
  if (pair.password_confirmation !== '' && pair.password !== pair.password_confirmation) {
    found.password_confirmation = [words.mismatch];
  }
  return found;
};
