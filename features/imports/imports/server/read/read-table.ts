import type { Readable } from 'node:stream';
import { unavailable } from '#platform/server/in-time';
import { readApart } from './read-apart.ts';
import { makeTable, type RawFile, type RawRow, type Table } from './table.ts';

/** Maximum number of files that one server process reads at once. Each may take a whole processor and up to 600 MB. */
const atOnce = 2;

/** Milliseconds to wait for the turn: three files before it. Then it is a 503, and work of the queue is tried again. */
const patience = 60_000;

const waiting = new Map<number, (() => void)[]>();
const reading = new Set<number>();

/** Whoever no longer waits must not be given a turn, which nobody would end. */
const stopWaiting = (organizationId: number, start: () => void): void => {
  const left = (waiting.get(organizationId) ?? []).filter((one) => one !== start);
  if (left.length > 0) waiting.set(organizationId, left);
  else waiting.delete(organizationId);
};

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
export const readInTurn = async <T>(
  organizationId: number,
  read: () => Promise<T>,
  longest = patience,
): Promise<T> => {
  const turn = Promise.withResolvers<void>();
  const late = setTimeout(() => {
    stopWaiting(organizationId, turn.resolve);
    turn.reject(unavailable());
  }, longest);
  waiting.set(organizationId, [...(waiting.get(organizationId) ?? []), turn.resolve]);
  startNext();
  await turn.promise.finally(() => clearTimeout(late));
  try {
    return await read();
  } finally {
    endTurn(organizationId);
  }
};

/** The rows of a CSV or XLSX file; 422 with the reason when it has none. The file is opened only when it is the
 * organization's turn. */
export const readRows = (
  organizationId: number,
  open: () => Readable | Promise<Readable>,
): Promise<RawFile> => readInTurn(organizationId, async () => readApart(await open()));

/** The same as a table below the header that is chosen. */
export const readTable = async (
  organizationId: number,
  open: () => Readable | Promise<Readable>,
  chooseHeader: (rows: readonly RawRow[]) => RawRow | undefined,
): Promise<Table> => makeTable(await readRows(organizationId, open), chooseHeader);
