import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

export type OpenedPdf = { pdf: PDFDocumentProxy; close: () => void };

/** The library is as large as the rest of the product and built already, so that it is a file of its own. Parts of a large
 * PDF are read as its pages are shown. `close` ends the worker. */
export const openPdf = async (url: string): Promise<OpenedPdf> => {
  const { GlobalWorkerOptions, getDocument, version }: Library = await import(/* @vite-ignore */ libraryUrl);
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    url,
    withCredentials: true,
    useWasm: false,
    // Decoders of scans, put there by the build.
    wasmUrl: `/assets/pdf-${version}/`,
  });
  return { pdf: await task.promise, close: () => void task.destroy() };
};
