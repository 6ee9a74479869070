import { Readable } from 'node:stream';
import { type StoredFile, storeFiles } from '#features/files/server';
import { systemClock } from '#platform/server/clock/clock';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import { stagingDirectory } from '#platform/server/storage/directories';
import { openStorage } from '#platform/server/storage/open-storage';
import { discardStaged, stageUpload } from '#platform/server/storage/stage-upload';

/** One page with one line of text. */
const pdfOf = (line: string): Buffer => {
  const content = `BT /F1 20 Tf 72 700 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};

/** Stores a paper for each of these lines as if somebody had uploaded it; keys are the lines. */
export const storePapers = async (
  { database, config }: { database: Database; config: Config },
  organizationId: number,
  papers: readonly { line: string; name: string }[],
): Promise<[string, StoredFile][]> => {
  const tools = { database, clock: systemClock, storage: openStorage(config) };
  const stored: [string, StoredFile][] = [];
  for (const { line, name } of papers) {
    const staged = await stageUpload(Readable.from([pdfOf(line)]), {
      ...{ field: 'file', name, kinds: ['document'], maxBytes: 10_000_000 },
      directory: stagingDirectory(config.dataDir),
    });
    const [file] = await storeFiles(tools, organizationId, [staged]).finally(() => discardStaged([staged]));
    if (file) stored.push([line, file]);
  }
  return stored;
};
