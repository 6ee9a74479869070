import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const files = { scripts: z.array(z.string()), styles: z.array(z.string()) };

/** What the build of the web app says about its pages: the files that each needs at once. */
const pageManifest = z.object({
  shell: z.object({ ...files, texts: z.string(), fonts: z.array(z.string()) }),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      framed: z.boolean(),
      texts: z.string(),
      ...files,
      parts: z.array(z.object({ first: z.array(z.string()), ...files })),
    }),
  ),
});

export type PageManifest = z.output<typeof pageManifest>;

export type FilesOfPage = PageManifest['pages'][number];

export const readPageManifest = async (directory: string): Promise<PageManifest> =>
  pageManifest.parse(JSON.parse(await readFile(join(directory, 'pages.json'), 'utf8')));
