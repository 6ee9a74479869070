/** Maximum number of files that one server process reads at once. Each may take a whole processor and up to 600 MB. */
const atOnce = 2;

const waiting = new Map<number, (() => void)[]>();
const reading = new Set<number>();

const startNext = (): void => {
  for (const [organizationId, starts] of waiting) {
    if (reading.size >= atOnce) return;
    if (reading.has(organizationId)) continue;
    const start = starts.shift();
    if (starts.length === 0) waiting.delete(organizationId);
    reading.add(organizationId);
    start?.();
  }
};

/** Organizations take turns: after a read, the organization goes to the end of the queue. */
const endTurn = (organizationId: number): void => {
  reading.delete(organizationId);
  const starts = waiting.get(organizationId);
  if (starts) {
    waiting.delete(organizationId);
    waiting.set(organizationId, starts);
  }
  startNext();
};

/** Waits until nobody else of the organization reads a file and fewer than `atOnce` files are being read. */
export const readInTurn = async <T>(organizationId: number, read: () => Promise<T>): Promise<T> => {
  await new Promise<void>((start) => {
    waiting.set(organizationId, [...(waiting.get(organizationId) ?? []), start]);
    startNext();
  });
  try {
    return await read();
  } finally {
    endTurn(organizationId);
  }
};
