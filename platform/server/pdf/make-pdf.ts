import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { PdfDocument } from './pdf-document.ts';

/** One document at a time, because laying one out takes a second of a processor and 100 MB. It runs beside the thread that
 * answers requests. */
const limit = limitConcurrency(1);

const longest = 60_000;

const layOut = (document: PdfDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    });
    const late = setTimeout(() => {
      reject(new Error('a PDF was not ready in time'));
      void worker.terminate();
    }, longest);
    worker.on('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(late);
      reject(new Error('a PDF was not made'));
    });
  });

/** The document as a PDF file. Only the letters that it uses are embedded from the fonts. */
export const makePdf = (document: PdfDocument): Promise<Buffer> => limit(() => layOut(document));
