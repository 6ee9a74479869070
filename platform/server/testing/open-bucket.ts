import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Kept = { bytes: Buffer; at: Date };

/** Keys on a page of a list: few, so that every list has several. */
const pageSize = 2;

const xml = (answer: ServerResponse, status: number, body: string): void => {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const refuse = (answer: ServerResponse, status: number, code: string): void =>
  xml(answer, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const list = (answer: ServerResponse, kept: ReadonlyMap<string, Kept>, search: URLSearchParams): void => {
  const [prefix, after] = [search.get('prefix') ?? '', search.get('continuation-token') ?? ''];
  const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const shown = keys.slice(0, pageSize);
  const rows = shown.map(
    (key) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${kept.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  const isTruncated = keys.length > shown.length;
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  xml(
    answer,
    200,
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
  );
};

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const read = (answer: ServerResponse, { bytes, at }: Kept, { method, headers }: IncomingMessage): void => {
  const { range, 'if-match': wanted } = headers;
  if (wanted !== undefined && wanted !== etagOf(bytes)) {
    refuse(answer, 412, 'PreconditionFailed');
    return;
  }
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = from === '' ? bytes : bytes.subarray(Number(from), Number(to) + 1);
  answer.writeHead(from === '' ? 200 : 206, {
    'content-length': part.length,
    etag: etagOf(bytes),
    'last-modified': at.toUTCString(),
    ...(from !== '' && {
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
    }),
  });
  answer.end(method === 'HEAD' ? undefined : part);
};

/** A bucket of an S3-compatible store in memory, with what the storage asks of one: put, read, also only its head or one version, remove and list. It knows requests
 * by the key that has signed them. */
export const openBucket = async ({ bucket = 'cora', key = 'KEY', secret = 'SECRET' } = {}) => {
  const kept = new Map<string, Kept>();
  const answerTo = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const [, asked = '', ...rest] = decodeURIComponent(pathname).split('/');
    const name = rest.join('/');
    const signed = request.headers.authorization ?? '';
    const body = await buffer(request);
    if (!signed.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`)) return refuse(answer, 403, 'AccessDenied');
    if (asked !== bucket) return refuse(answer, 404, 'NoSuchBucket');
    if (name === '') return list(answer, kept, searchParams);
    if (request.method === 'PUT') {
      if (request.headers['content-encoding'] === 'aws-chunked') return refuse(answer, 501, 'NotImplemented');
      kept.set(name, { bytes: body, at: new Date() });
      return void answer.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      kept.delete(name);
      return void answer.writeHead(204).end();
    }
    const found = kept.get(name);
    if (!found) return refuse(answer, 404, 'NoSuchKey');
    read(answer, found, request);
  };
  const server = createServer((request, answer) => {
    answerTo(request, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    s3: { bucket, key, secret },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
    },
  };
};
