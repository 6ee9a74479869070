/** Files read at the same moment in one process: each may take a processor and a good part of a gigabyte. */
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

/** Companies take turns: whose file was just read stands behind everybody else. */
const endTurn = (organizationId: number): void => {
  reading.delete(organizationId);
  const starts = waiting.get(organizationId);
  if (starts) {
    waiting.delete(organizationId);
    waiting.set(organizationId, starts);
  }
  startNext();
};

/** Waits until nobody else of the company reads a file, and few others do. */
export const takeTurn = async <T>(organizationId: number, read: () => Promise<T>): Promise<T> => {
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
