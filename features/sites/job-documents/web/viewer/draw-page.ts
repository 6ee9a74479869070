import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Maximum number of pixels: on phones a larger canvas stays empty. */
const maxPixels = 16_000_000;

/** Draws a page with this width in CSS pixels, as sharp as the screen. `stop` cancels a drawing that is no longer needed. */
export const drawPage = (
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
  density: number = window.devicePixelRatio,
): { done: Promise<void>; stop: () => void } => {
  const natural = page.getViewport({ scale: 1 });
  const fitting = Math.sqrt(maxPixels / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min((width / natural.width) * density, fitting) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  return { done: task.promise.catch(() => undefined), stop: () => task.cancel() };
};
