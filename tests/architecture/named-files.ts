import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPageManifest } from '#platform/server/http/document/page-manifest';

const built = join(import.meta.dirname, '../../dist/web');

/** The files that the document of each page names, once for each part that it may show first. */
export const namedFiles = async (): Promise<{ page: string; files: string[] }[]> => {
  const html = await readFile(join(built, 'index.html'), 'utf8');
  const ofDocument = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const { shell, pages } = await readPageManifest(built);
  return pages.flatMap(({ path, scripts, sheet, texts, parts }) =>
    (parts.length > 0 ? parts : [{ first: [], scripts: [], sheet }]).map((part) => ({
      page: [path, ...part.first].join(' '),
      files: [
        ...new Set([...ofDocument, ...shell.scripts, ...scripts, ...part.scripts]),
        ...[shell.sheet, part.sheet].filter((file) => file !== null),
        texts,
      ],
    })),
  );
};
