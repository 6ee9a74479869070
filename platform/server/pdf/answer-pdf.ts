import { Readable } from 'node:stream';
import type { FileAnswer } from '../http/call.ts';

/** A paper as the answer to a call. It is made after the transaction that read its content has ended. */
export const answerPdf = (name: string, make: () => Promise<Buffer>): FileAnswer => {
  const bytes = async function* () {
    yield await make();
  };
  return {
    body: Readable.from(bytes(), { objectMode: false }),
    mime: 'application/pdf',
    name,
    attachment: true,
    cache: 'never',
  };
};
