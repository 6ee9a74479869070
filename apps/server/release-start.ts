/** Returns to the system what loading the code left behind, 35 MB, which V8 would keep until it needs the room. Takes a
 * tenth of a second and more. Does nothing without `--expose-gc`. */
export const releaseStart = async (): Promise<void> => {
  await globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
