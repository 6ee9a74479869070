import { buildWeb } from '../apps/server/build-web.ts';
import { builtKilobytes, everyPage, signInPages } from './built-scripts.ts';
import type { Result } from './result.ts';

/** Measured on the built files: what every page loads before its own part. The journeys count it page by page. */
export const measureFirstLoad = async (): Promise<Result[]> => {
  await buildWeb(console.log);
  return [
    {
      work: 'first load of the sign-in page, script',
      unit: 'kB gzip',
      measured: builtKilobytes(signInPages),
      max: 75,
    },
    {
      work: 'first load that all other pages share, script',
      unit: 'kB gzip',
      measured: builtKilobytes(everyPage),
      max: 230,
    },
  ];
};
