/** The text of each page of a PDF. */
export const pdfWords = async (pdf: Uint8Array): Promise<string[]> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const { items } = await (await file.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
};
