import { ApiError } from '../api/api-error.ts';
import { answered } from '../api/outcomes.ts';
import { text } from '../i18n/use-text.ts';
import { createStore } from '../store/create-store.ts';
import { problemWords } from './problem-words.ts';

export type AlertColour = 'green' | 'red' | 'blue';

export type Alert = {
  text: string;
  colour?: AlertColour;
  /** Milliseconds; 0 stays until closed. By default green closes after 5 s and red stays. */
  duration?: number;
  /** Identifies the log entry of an unexpected error. */
  reference?: string;
  /** Closes when the server answers again. */
  network?: boolean;
  /** Remains when another page opens. By default a red alert is about its page and leaves with it. */
  stays?: boolean;
  action?: { label: string; run: () => void };
  /** Called after the alert has closed. */
  callback?: () => void;
};

export type ShownAlert = Alert & { id: number };

export const alertStore = createStore<readonly ShownAlert[]>([]);

let last = 0;

export const closeAlert = (id: number): void => {
  const closed = alertStore.get().find((alert) => alert.id === id);
  alertStore.set((shown) => shown.filter((alert) => alert.id !== id));
  closed?.callback?.();
};

/** Shows an alert. The same text is never shown twice at once. */
export const showAlert = (alert: Alert): number => {
  const twin = alertStore
    .get()
    .find((shown) => shown.text === alert.text && (shown.colour ?? 'green') === (alert.colour ?? 'green'));
  if (twin) return twin.id;
  last += 1;
  const id = last;
  alertStore.set((shown) => [...shown, { ...alert, id }].slice(-5));
  return id;
};

/** Changes the text of an alert that is still open. */
export const changeAlert = (id: number, words: string): void =>
  alertStore.set((shown) => shown.map((alert) => (alert.id === id ? { ...alert, text: words } : alert)));

export const showSuccess = (words: string, action?: Alert['action']): number =>
  showAlert({ text: words, action });

answered.on(() => {
  for (const { id, network } of alertStore.get()) if (network) closeAlert(id);
});

/** Closes what is about the page that is being left. */
export const leaveAlerts = (): void => {
  for (const { id, colour, stays } of alertStore.get()) if (colour === 'red' && !stays) closeAlert(id);
};

/** Shows a failure with a text that says what to do. `fallback` is the text for a failure that has none. With an action it stays
 * until it is closed. */
export const showProblem = (
  error: unknown,
  fallback = text('platform:errors.unexpected'),
  action?: Alert['action'],
): number => {
  if (error instanceof ApiError) {
    const network = error.status === 0 && !action;
    const words = problemWords(error) || fallback;
    return showAlert({ text: words, colour: 'red', reference: error.reference, network, action });
  }
  console.error(error);
  return showAlert({ text: fallback, colour: 'red', action });
};
