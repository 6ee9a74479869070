import { beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../apps/server/build-web.ts';
import { builtKilobytes, everyPage } from '../../bench/built-scripts.ts';
import { maxFiles, maxFilesOfTab, scriptLimit } from '../../bin/build/page-limits.ts';
import { readRoutes } from '../../bin/build/route-table.ts';
import { namedFiles } from './named-files.ts';
import { root } from './rules/project-files.ts';

const pages = await readRoutes(root);

/** The build of a run is the one of its first stage. */
beforeAll(() => buildWeb(console.log));

describe('the first load', () => {
  it.each(pages.map(({ path, sources: [source = ''] }) => [path, scriptLimit(path), source] as const))(
    'of %s stays below %d kB of script, as it is built',
    (_path, limit, source) => {
      const kilobytes = builtKilobytes([...everyPage, source]);
      expect(kilobytes).toBeGreaterThan(builtKilobytes(everyPage));
      expect(kilobytes).toBeLessThanOrEqual(limit);
    },
  );

  it('of every page, with what it shows first, asks for at most as many files at once as it may', async () => {
    const all = await namedFiles();
    expect(all.length).toBeGreaterThan(pages.length);
    expect(all.filter(({ files }) => files.length < 8)).toEqual([]);
    const opensTab = ({ page }: { page: string }) => page.includes(' tab=');
    expect(all.filter(opensTab).length).toBeGreaterThan(8);
    expect(all.filter((one) => one.files.length > (opensTab(one) ? maxFilesOfTab : maxFiles))).toEqual([]);
  });
});
