import { Worker } from 'node:worker_threads';
import { inLanes } from '../in-lanes.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Laying out takes a second of a processor and 100 MB: one at a time, beside the thread that answers requests. */
const inLane = inLanes(1);

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

/** The document as a file. Fonts are embedded; only letters that it uses. */
export const makePdf = (document: PdfDocument): Promise<Buffer> => inLane(() => layOut(document));
