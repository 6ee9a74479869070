import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from './draw-page.ts';

/** Width of a letter page in CSS pixels, 96 to the inch. For paper it is drawn with twice as many. */
const paperWidth = 816;

const asImage = async (pdf: PDFDocumentProxy, number: number): Promise<HTMLImageElement> => {
  const canvas = document.createElement('canvas');
  await drawPage(await pdf.getPage(number), canvas, paperWidth, 2).done;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const image = new Image();
  if (blob) image.src = URL.createObjectURL(blob);
  await image.decode().catch(() => undefined);
  return image;
};

/** Prints the pages of the file without the rest of the screen. The browser's own viewer cannot do it, because our pages may
 * not be framed. */
export const printPdf = async (pdf: PDFDocumentProxy): Promise<void> => {
  const paper = document.createElement('div');
  paper.dataset.paper = '';
  for (let number = 1; number <= pdf.numPages; number += 1) paper.append(await asImage(pdf, number));
  document.body.append(paper);
  document.documentElement.dataset.printing = 'pdf';
  const remove = () => {
    delete document.documentElement.dataset.printing;
    for (const image of paper.querySelectorAll('img')) URL.revokeObjectURL(image.src);
    paper.remove();
  };
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
};
