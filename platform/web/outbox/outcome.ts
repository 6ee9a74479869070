import { text } from '../i18n/use-text.ts';

export type Outcome<A> = { sent: true; answer: A } | { sent: false; cause: 'slow' | 'network' | 'server' };

/** Tells that the device has it, and why the server has not. */
export const savedWords = ({ cause }: Extract<Outcome<unknown>, { sent: false }>): string =>
  text(cause === 'network' || !navigator.onLine ? 'platform:outbox.saved' : 'platform:outbox.savedSending');
