import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refused } from '#platform/contract/errors';
import { exportLimit } from '#platform/contract/export';
import type { ExportFormat } from '#platform/contract/export-formats';
import type { Tenant } from '../db/tenant.ts';
import type { FileAnswer } from '../http/call.ts';
import { type Person, scopeOf } from '../http/person.ts';
import type { Wiring } from '../http/wiring.ts';
import { inTime } from '../in-time.ts';
import { stagingDirectory } from '../storage/directories.ts';
import { asStorageFull, refuseWhenLow } from '../storage/free-space.ts';
import type { ExportColumn } from './export-column.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export type ExportedList<R> = {
  format: ExportFormat;
  /** Name of the file and its sheet, in the reader's language. */
  title: string;
  columns: readonly ExportColumn<R>[];
  /** Ids of the matching rows in their order, at most `max`. */
  ids: (tenant: Tenant, max: number) => Promise<number[]>;
  /** The rows of these ids, in the order of the ids. */
  rows: (tenant: Tenant, ids: readonly number[]) => Promise<R[]>;
};

type Call = {
  wiring: Pick<Wiring, 'database' | 'config'>;
  person: Person;
  now: Date;
  /** Whether the reader has closed the connection. */
  hasLeft: () => boolean;
};

/** A finished file that is ready to be sent. */
export type Spooled = { path: string; name: string; format: ExportFormat; size: number; count: number };

/** Milliseconds. Each of the hundred batches of the longest list may take half a second. */
const longest = 60_000;

/** Rows read per transaction. Each batch has a short one of its own, so that a slow reader holds none open. */
const batchSize = 500;

async function* batchesOf<R>({ wiring, person, hasLeft }: Call, list: ExportedList<R>, ids: number[]) {
  for (let at = 0; at < ids.length; at += batchSize) {
    if (hasLeft()) throw refused('export_cancelled');
    const some = ids.slice(at, at + batchSize);
    yield await wiring.database.withTenant(scopeOf(person), (tenant) => list.rows(tenant, some));
  }
}

/** `tasks-acme-2026-03-04.csv`. */
const nameOf = ({ title, format }: Pick<ExportedList<never>, 'title' | 'format'>, { person, now }: Call) =>
  `${title} ${person.organizationSlug} ${now.toLocaleDateString('en-CA', { timeZone: person.timeZone })}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .concat(`.${format}`);

/** Writes the rows of a list to a file on disk, with one batch in memory at a time. All ids are read at one moment,
 * before the rows. A longer list is refused, not cut off. */
export const spoolExport = async <R>(call: Call, list: ExportedList<R>): Promise<Spooled> => {
  const { wiring, person } = call;
  const ids = await wiring.database.withTenant(scopeOf(person), (tenant) =>
    list.ids(tenant, exportLimit + 1),
  );
  if (ids.length > exportLimit) throw refused('export_too_long', { maximum: exportLimit });
  const directory = stagingDirectory(wiring.config.dataDir);
  const path = join(directory, `${randomUUID()}.part`);
  try {
    await mkdir(directory, { recursive: true });
    await refuseWhenLow(directory);
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const batches = batchesOf(call, list, ids);
    await inTime(longest, (signal) =>
      list.format === 'csv'
        ? writeCsv(batches, list.columns, target, signal)
        : writeXlsx(batches, list.columns, list.title, target, signal),
    );
    const { size } = await stat(path);
    return { path, name: nameOf(list, call), format: list.format, size, count: ids.length };
  } catch (error) {
    await rm(path, { force: true });
    throw asStorageFull(error);
  }
};

const mimes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Sends the file and removes it afterwards, even when the reader stops early. */
export const sendSpooled = ({ path, name, format, size }: Spooled): FileAnswer => {
  const body = createReadStream(path);
  body.once('close', () => void rm(path, { force: true }));
  return { body, mime: mimes[format], size, name, attachment: true };
};
