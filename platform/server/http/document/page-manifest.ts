import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const files = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** All of `styles` in one file: a document asks for that one. */
  sheet: z.string().nullable(),
});

/** What the build of the web app says about its pages: the files that each needs at once. */
const pageManifest = z.object({
  shell: files.extend({ texts: z.string() }),
  pages: z.array(
    files.extend({
      path: z.string(),
      title: z.string(),
      framed: z.boolean(),
      /** Of the shell and the page together. */
      texts: z.string(),
      /** What the page shows at once; the styles are those of the page too. `texts` where they are not in those of the page. */
      parts: z.array(files.extend({ first: z.array(z.string()), texts: z.string().nullable() })),
    }),
  ),
});

export type PageManifest = z.output<typeof pageManifest>;

export type Files = z.output<typeof files>;

export type FilesOfPage = PageManifest['pages'][number];

export const readPageManifest = async (directory: string): Promise<PageManifest> =>
  pageManifest.parse(JSON.parse(await readFile(join(directory, 'pages.json'), 'utf8')));
