import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { PdfDocument } from './pdf-document.ts';

/** One document at a time, because laying one out takes a second of a processor and 100 MB. It runs beside the thread that
 * answers requests. One that is not ready after a minute is given up. */
const limit = limitConcurrency(1, 60_000);

const layOut = (document: PdfDocument, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    });
    const stop = () => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('a PDF was not made'));
    });
  });

/** The document as a PDF file. Only the letters that it uses are embedded from the fonts. `given` ends the making. */
export const makePdf = (document: PdfDocument, outerSignal?: AbortSignal): Promise<Buffer> =>
  limit((signal) => layOut(document, signal), outerSignal);
