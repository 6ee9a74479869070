import type { z } from 'zod';
import type { MessageRef } from '#platform/contract/errors';
import type { Translate } from '#platform/contract/messages/catalogue';
import { currentLocale } from '../i18n/locale.ts';
import { createStore } from '../store/create-store.ts';
import { messageSource } from './message-source.ts';

/** The text for a message code: `messageText('required')`. */
export type MessageText = (code: string, values?: MessageRef['values']) => string;

const codeAlone: Translate = (_, { code }) => code;

/** Turns a message code into text; undefined until the messages are loaded. */
export const translateStore = createStore<{ say: Translate } | undefined>(undefined);

let loading: Promise<void> | undefined;

const say: Translate = (locale, message) => (translateStore.get()?.say ?? codeAlone)(locale, message);

const load = async (): Promise<void> => {
  const [{ catalogue }, parts] = await Promise.all([
    import('#platform/contract/messages/catalogue'),
    messageSource()?.() ?? [],
  ]);
  translateStore.set({ say: catalogue(parts) });
};

/** Use it only once the messages are loaded: before, it returns codes. Code outside of this folder gets it from
 * `loadMessages` or `useMessageText`. */
export const messageText: MessageText = (code, values) => say(currentLocale(), { code, values });

/** Call before the first check. If it fails, codes are shown; the next check tries again. */
export const loadMessages = async (): Promise<MessageText> => {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  await loading;
  return messageText;
};

const sized = (issue: { origin: string }, text: string, list: string, number: string): string =>
  issue.origin === 'string' ? text : issue.origin === 'array' || issue.origin === 'set' ? list : number;

const messageRef = (issue: z.core.$ZodIssue): MessageRef => {
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
      if (input === undefined || input === null || input === '') return { code: 'required' };
      if (Number.isNaN(input)) return { code: 'number_format' };
      return { code: issue.expected === 'int' ? 'whole_number' : 'wrong_type' };
    case 'invalid_value':
      return { code: input === undefined || input === null || input === '' ? 'required' : 'not_allowed' };
    default:
      return { code: 'wrong_type' };
  }
};

/** The text that a schema names for what it refuses. Of a value that may have several forms, such as a date or nothing, what one of
 * them names. */
const namedBy = (issue: z.core.$ZodIssue, values?: MessageRef['values']): string | undefined => {
  const named = say(currentLocale(), { code: issue.message, values });
  if (named !== issue.message) return named;
  const forms = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  return forms.map((form) => namedBy(form)).find(Boolean);
};

/** The text for what a schema refuses: the same as the server's. */
export const issueText = (issue: z.core.$ZodIssue): string => {
  const plain = messageRef(issue);
  if (plain.code === 'required') return say(currentLocale(), plain);
  return namedBy(issue, plain.values) ?? say(currentLocale(), plain);
};
