import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileRule } from '#platform/contract/endpoint';
import { invalid, type MessageRef, Problem } from '#platform/contract/errors';
import { stagingDirectory } from '../storage/directories.ts';
import { discardStaged, stageUpload } from '../storage/stage-upload.ts';
import type { StagedFile } from '../storage/storage.ts';

/** The least that an upload must send in a time. A slower connection is abandoned, or holds a place on purpose: even the
 * slowest phone connection is five times faster. */
const slowest = { bytes: 8192, milliseconds: 30_000 };

/** Closes a connection whose bytes come too slowly. Returns a function that stops the check. */
export const requirePace = (
  socket: Pick<Socket, 'bytesRead' | 'destroy'>,
  { bytes, milliseconds } = slowest,
): (() => void) => {
  let seen = socket.bytesRead;
  const clock = setInterval(() => {
    if (socket.bytesRead - seen < bytes) socket.destroy();
    seen = socket.bytesRead;
  }, milliseconds);
  clock.unref();
  return () => clearInterval(clock);
};

export type Multiparts = { fields: Record<string, string | string[]>; files: StagedFile[] };

const limits = { fields: 100, fieldSize: 100_000, fieldNameSize: 100, headerPairs: 50 };

const tooLarge = (): Problem => new Problem(413, { code: 'too_large' });

/** Bytes. Maximum size of a request within the rules, and of the refused files that are still read. */
const heaviest = ({ max, maxBytes }: FileRule): number =>
  max * maxBytes + limits.fields * limits.fieldSize + 1_000_000;

const isFramework = (error: unknown): boolean =>
  String((error as { code?: string } | null)?.code).startsWith('FST_');

class Reading {
  // Both without a prototype: the name of a part may be `constructor`.
  readonly fields: Record<string, string | string[]> = Object.create(null);
  readonly files: StagedFile[] = [];
  private readonly wrong: Record<string, MessageRef[]> = Object.create(null);
  private readonly rule: FileRule;
  private readonly directory: string;
  private seen = 0;
  private wasted = 0;

  constructor(rule: FileRule, directory: string) {
    this.rule = rule;
    this.directory = directory;
  }

  private fault(field: string, messageRef: MessageRef): void {
    const list = this.wrong[field] ?? [];
    if (!list.some(({ code }) => code === messageRef.code && code === 'too_many_files'))
      list.push(messageRef);
    this.wrong[field] = list;
  }

  private addText({ fieldname, value, valueTruncated }: MultipartValue): void {
    if (valueTruncated) {
      this.fault(fieldname, { code: 'too_long', values: { maximum: limits.fieldSize } });
      return;
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const before = this.fields[fieldname];
    this.fields[fieldname] = before === undefined ? text : [before, text].flat();
  }

  /** Reads what is left of a refused file, so that the parts behind it can be judged too. */
  private async drain(stream: Readable): Promise<void> {
    for await (const chunk of stream) {
      this.wasted += chunk.length;
      if (this.wasted > heaviest(this.rule)) throw tooLarge();
    }
  }

  private async addFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    const field = fieldname.replace(/\[\]$/, '');
    // A form's empty file input arrives as a part without a name.
    if (!filename) return this.drain(file);
    this.seen += 1;
    if (!this.rule.fields.includes(field)) this.fault(field, { code: 'unknown_field' });
    else if (this.seen > this.rule.max) {
      this.fault(field, { code: 'too_many_files', values: { maximum: this.rule.max } });
    } else {
      const { maxBytes, kinds } = this.rule;
      try {
        this.files.push(
          await stageUpload(file, { field, name: filename, maxBytes, kinds, directory: this.directory }),
        );
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 422) throw error;
        for (const messageRef of error.fields[field] ?? []) this.fault(field, messageRef);
      }
    }
    if (!file.readableEnded) await this.drain(file);
  }

  add(part: Multipart): Promise<void> | void {
    return part.type === 'file' ? this.addFile(part) : this.addText(part);
  }

  refuseWrong(): void {
    if (Object.keys(this.wrong).length > 0) throw invalid(this.wrong);
  }
}

/** Text fields, and files staged below the data directory. Every refused file is told at once; when anything is
 * refused, or the sender goes away, nothing stays on the disk. */
export const readMultipart = async (
  request: FastifyRequest,
  rule: FileRule,
  dataDir: string,
): Promise<Multiparts> => {
  if (Number(request.headers['content-length'] ?? 0) > heaviest(rule)) throw tooLarge();
  const reading = new Reading(rule, stagingDirectory(dataDir));
  const stopClock = requirePace(request.raw.socket);
  try {
    const all = { ...limits, fileSize: Number.POSITIVE_INFINITY, parts: limits.fields + rule.max + 100 };
    for await (const part of request.parts({ limits: all })) await reading.add(part);
    reading.refuseWrong();
    return { fields: reading.fields, files: reading.files };
  } catch (error) {
    await discardStaged(reading.files);
    // A body that is not read to its end would keep the connection open.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Problem || isFramework(error)) throw error;
    // The parser's own words for a form that is cut off or malformed.
    throw error instanceof Error && /multipart|terminated/i.test(error.message)
      ? new Problem(400, { code: 'bad_request' })
      : error;
  } finally {
    stopClock();
  }
};
