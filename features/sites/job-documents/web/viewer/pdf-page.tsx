import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { drawPage } from './draw-page.ts';
import classes from './viewer.module.css';

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  /** CSS pixels. */
  width: number;
  label: string;
  onSeen: (number: number) => void;
};

/** Height ÷ width of a page of letter size, used until the size of the page is known. */
const letter = 11 / 8.5;

/** One page. It is drawn when it comes near the screen, and removed from memory when it is far away. */
export const PdfPage = ({ pdf, number, width, label, onSeen }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const drawn = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    // The page in the middle of the screen counts as the current one.
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(number), {
      rootMargin: '-50% 0px -50% 0px',
    });
    drawn.observe(element);
    seen.observe(element);
    return () => {
      drawn.disconnect();
      seen.disconnect();
    };
  }, [number, onSeen]);
  useEffect(() => {
    let left = false;
    if (near) void pdf.getPage(number).then((found) => !left && setPage(found));
    return () => {
      left = true;
    };
  }, [pdf, number, near]);
  useEffect(() => {
    if (!near || !page || !canvas.current) return;
    const { stop } = drawPage(page, canvas.current, width);
    return stop;
  }, [near, page, width]);
  const natural = page?.getViewport({ scale: 1 });
  const height = width * (natural ? natural.height / natural.width : letter);
  return (
    <div ref={frame} className={classes.page} style={{ width, height }} data-page={number}>
      {near && <canvas ref={canvas} role="img" aria-label={label} />}
    </div>
  );
};
