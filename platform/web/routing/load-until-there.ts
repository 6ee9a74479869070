import { countPending } from '../api/quiet.ts';
import { closeAlert, showAlert } from '../feedback/alerts.ts';
import type { TextKey } from '../i18n/texts.ts';
import { text } from '../i18n/use-text.ts';

const waiting = new Map<TextKey, Promise<void>>();

/** The parts whose alert left with its page, by the path of that page. */
const left = new Map<() => void, string>();

/** Tries again what could not be loaded when this page was shown before. */
export const retryLeftParts = (path: string): void => {
  for (const [again, of] of left) if (of === path) again();
};

/** Resolves when the person retries, the network is back, or the page that was left is opened again. Several waiting parts
 * share one alert. */
const retryWanted = (words: TextKey): Promise<void> => {
  const known = waiting.get(words);
  if (known) return known;
  const { pathname } = location;
  const wanted = new Promise<void>((resolve) => {
    const again = () => {
      removeEventListener('online', again);
      closeAlert(notice);
      left.delete(again);
      resolve();
    };
    const notice = showAlert({
      text: text(words),
      colour: 'red',
      action: { label: text('platform:actions.retry'), run: again },
      // If the person closes the alert, the next failure shows it again.
      callback: () => {
        waiting.delete(words);
        left.set(again, pathname);
      },
    });
    addEventListener('online', again);
  });
  waiting.set(words, wanted);
  return wanted;
};

type Options = { preload?: boolean; signal?: AbortSignal };

/** Tries until the code is loaded. A failure never reloads the document: what is on the screen stays. */
export const loadUntilThere = async <T>(
  load: () => Promise<T>,
  words: TextKey,
  { preload = false, signal }: Options = {},
): Promise<T> => {
  for (;;) {
    try {
      return await (preload ? load() : countPending(load));
    } catch (error) {
      if (preload || signal?.aborted) throw error;
      console.error(error);
      await retryWanted(words);
      signal?.throwIfAborted();
    }
  }
};
