import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const files = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** All of `styles` in one file, which a document loads in their place. */
  sheet: z.string().nullable(),
});

/** Written by the build of the web app: the files that each page needs at once. */
const pageManifest = z.object({
  shell: files.extend({ texts: z.string() }),
  pages: z.array(
    files.extend({
      path: z.string(),
      title: z.string(),
      framed: z.boolean(),
      /** The file with the texts of the shell and the page together. */
      texts: z.string(),
      /** The parts that the page shows at once. Their `styles` include those of the page; `texts` is null where the texts of
       * the page hold theirs. */
      parts: z.array(files.extend({ first: z.array(z.string()), texts: z.string().nullable() })),
    }),
  ),
});

export type PageManifest = z.output<typeof pageManifest>;

export type Files = z.output<typeof files>;

export type FilesOfPage = PageManifest['pages'][number];

export const readPageManifest = async (directory: string): Promise<PageManifest> =>
  pageManifest.parse(JSON.parse(await readFile(join(directory, 'pages.json'), 'utf8')));
