import type { Duplex } from 'node:stream';
import { nodeHttp } from '../node-http.ts';
import type { Wiring } from './wiring.ts';

const statuses: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad_request'],
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
};

/** Answers bytes that are not an HTTP request. Only the socket exists then, and no language is known, so the answer is in
 * English. */
export const answerBroken = (
  error: Error & { code?: string },
  socket: Duplex,
  wiring: Pick<Wiring, 'say'>,
  headers: Readonly<Record<string, string>>,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = statuses[error.code ?? ''] ?? [400, 'bad_request'];
  const message = wiring.say('en', { code });
  const body = JSON.stringify({
    status: 'error',
    code,
    message,
    payload: { message, errors: {} },
    errors: {},
  });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${nodeHttp.STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};
