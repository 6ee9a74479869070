const name = 'cora-outbox';

/** How many entries wait in the outbox of this device, whoever made them. It reads the database itself: the code of the
 * outbox would bring that of the application. Nothing is created on a device that never kept any. */
export const countLeft = async (): Promise<number> => {
  const stores = await indexedDB.databases();
  if (!stores.some((store) => store.name === name)) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('writes').objectStore('writes').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
};
