import type { z } from 'zod';
import type { MessageRef } from '#platform/contract/errors';
import type { Say } from '#platform/contract/messages/catalogue';
import { currentLocale } from '../i18n/locale.ts';
import { messageSource } from './message-source.ts';

let say: Say = (_, { code }) => code;
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  const [{ catalogue }, parts] = await Promise.all([
    import('#platform/contract/messages/catalogue'),
    messageSource()?.() ?? [],
  ]);
  say = catalogue(parts);
};

/** Call before the first check. If it fails, codes are shown; the next check tries again. */
export const loadMessages = (): Promise<void> => {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
};

const sized = (issue: { origin: string }, text: string, list: string, number: string): string =>
  issue.origin === 'string' ? text : issue.origin === 'array' || issue.origin === 'set' ? list : number;

const said = (issue: z.core.$ZodIssue): MessageRef => {
  const input = (issue as { input?: unknown }).input;
  switch (issue.code) {
    case 'too_small': {
      if (input === '' || (Array.isArray(input) && input.length === 0 && Number(issue.minimum) === 1)) {
        return { code: 'required' };
      }
      return {
        code: sized(issue, 'too_short', 'too_few', 'too_small'),
        values: { minimum: Number(issue.minimum) },
      };
    }
    case 'too_big':
      return {
        code: sized(issue, 'too_long', 'too_big', 'too_big'),
        values: {
          maximum: Number(issue.maximum),
          length: typeof input === 'string' ? input.length : 0,
        },
      };
    case 'invalid_type':
      return { code: input === undefined || input === null || input === '' ? 'required' : 'wrong_type' };
    case 'invalid_value':
      return { code: input === undefined || input === null || input === '' ? 'required' : 'not_allowed' };
    default:
      return { code: 'wrong_type' };
  }
};

/** The text for what a schema refuses: the same as the server's. */
export const issueText = (issue: z.core.$ZodIssue): string => {
  const plain = said(issue);
  if (plain.code === 'required') return say(currentLocale(), plain);
  const named = say(currentLocale(), { code: issue.message, values: plain.values });
  return named === issue.message ? say(currentLocale(), plain) : named;
};

/** The text for a message code: `messageText('required')`. */
export const messageText = (code: string, values?: MessageRef['values']): string =>
  say(currentLocale(), { code, values });
