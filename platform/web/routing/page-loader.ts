import type { ComponentType } from 'react';
import { closeAlert, showAlert } from '../feedback/alerts.ts';
import { text } from '../i18n/use-text.ts';
import type { AnyPage } from './page.ts';

const loaded = new WeakMap<AnyPage, ComponentType>();

export const componentOf = (page: AnyPage): ComponentType | undefined => loaded.get(page);

/** Resolves when the person asks again or the network is back; until then the page before stays. */
const retryWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again);
      closeAlert(notice);
      resolve();
    };
    const notice = showAlert({
      text: text('platform:errors.pageNotLoaded'),
      colour: 'red',
      action: { label: text('platform:actions.retry'), run: again },
    });
    addEventListener('online', again);
  });

/** Loads the page's chunk. A failure never reloads the document: what is on the screen is kept. */
export const loadPage = async (
  page: AnyPage,
  options: { preload?: boolean; signal?: AbortSignal },
): Promise<void> => {
  while (!loaded.has(page) && !options.signal?.aborted) {
    try {
      loaded.set(page, (await page.component()).default);
    } catch (error) {
      if (options.preload) return;
      console.error(error);
      await retryWanted();
    }
  }
};
