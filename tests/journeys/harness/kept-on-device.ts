import type { Page } from 'playwright-core';

/** The entries of a store of the browser, as JSON. */
export const keptOnDevice = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    async ([name, of]) => {
      // Opening a missing database would create an empty one, which the product does not expect.
      if (!(await indexedDB.databases()).some((found) => found.name === name)) return [];
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const opened = opening.result;
          const reading = opened.transaction(of).objectStore(of).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opened.close();
            resolve(reading.result.map((entry) => JSON.stringify(entry)));
          };
        };
      });
    },
    [database, store] as const,
  );
