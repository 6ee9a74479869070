import { Readable } from 'node:stream';
import type { FileAnswer } from '../http/call.ts';
import { inTime } from '../in-time.ts';

/** Milliseconds that a reader waits for a paper. A paper with twenty photos takes about a second. */
const patience = 9000;

/** A paper as the answer to a call. It is made after the transaction that read its content has ended, and no longer when the
 * reader has left. */
export const answerPdf = (
  name: string,
  make: (signal: AbortSignal) => Promise<Uint8Array>,
  longest = patience,
): FileAnswer => {
  const left = new AbortController();
  const body = new Readable({
    read() {
      inTime(longest, make, left.signal).then(
        (bytes) => {
          this.push(bytes);
          this.push(null);
        },
        (error) => void this.destroy(error),
      );
    },
    destroy: (error, done) => {
      left.abort(new Error('the reader has left'));
      done(error);
    },
  });
  return { body, mime: 'application/pdf', name, attachment: true, cache: 'never' };
};
