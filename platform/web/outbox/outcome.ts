import { text } from '../i18n/use-text.ts';

export type Outcome<A> = { sent: true; answer: A } | { sent: false; cause: 'slow' | 'network' | 'server' };

/** Says that it is saved on the device, and why the server does not have it yet. */
export const savedWords = ({ cause }: Extract<Outcome<unknown>, { sent: false }>): string =>
  text(cause === 'network' || !navigator.onLine ? 'platform:outbox.saved' : 'platform:outbox.savedSending');
