/** Removes the service workers and caches of earlier versions: they would serve an old application. */
export const clearWorkers = async (): Promise<void> => {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};
