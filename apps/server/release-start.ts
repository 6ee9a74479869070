/** Returns 35 MB of memory to the system that loading the code left behind. V8 would keep them until it needs the room.
 * Takes at least a tenth of a second. Does nothing without `--expose-gc`. */
export const releaseStart = async (): Promise<void> => {
  await globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
