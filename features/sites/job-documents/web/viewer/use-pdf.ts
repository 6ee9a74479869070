import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

type OpenedPdf = { pdf: PDFDocumentProxy; close: () => void };

/** Opens a PDF; its parts are read as its pages are shown. The library is as large as the rest of the product and already
 * built, so it is a file of its own. `close` ends its worker. */
const openPdf = async (url: string): Promise<OpenedPdf> => {
  const { GlobalWorkerOptions, getDocument, version }: Library = await import(/* @vite-ignore */ libraryUrl);
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    url,
    withCredentials: true,
    useWasm: false,
    // The build puts the decoders of scanned images there.
    wasmUrl: `/assets/pdf-${version}/`,
  });
  return { pdf: await task.promise, close: () => void task.destroy() };
};

/** The opened file; `failed` when it cannot be shown. */
export const usePdf = (url: string): PDFDocumentProxy | 'failed' | undefined => {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed'>();
  useEffect(() => {
    let close: (() => void) | 'left' | undefined;
    openPdf(url).then(
      (opened) => {
        if (close === 'left') return opened.close();
        close = opened.close;
        setPdf(opened.pdf);
      },
      (error) => {
        console.warn(error);
        if (close !== 'left') setPdf('failed');
      },
    );
    return () => {
      if (typeof close === 'function') close();
      close = 'left';
    };
  }, [url]);
  return pdf;
};
