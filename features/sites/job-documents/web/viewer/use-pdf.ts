import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

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
