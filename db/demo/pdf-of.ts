const text = (line: string): string => line.replaceAll(/[()\\]/g, '').replaceAll('–', '-');

/** Title and lines of one page. */
const contentOf = ([title = '', ...lines]: readonly string[]): string =>
  [
    `BT /F1 20 Tf 72 700 Td (${text(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 72 ${664 - index * 18} Td (${text(line)}) Tj ET`),
  ].join('\n');

/** A PDF with these pages, each a title and lines below it. */
export const pdfOf = (pages: readonly (readonly string[])[]): Buffer => {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R
          /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
};
