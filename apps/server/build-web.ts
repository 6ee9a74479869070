import { type Build, buildWhenChanged } from './build-when-changed.ts';

const web: Build = {
  title: 'web app',
  name: 'web',
  inputs: [
    'package-lock.json',
    'vite.config.ts',
    'bin/build/*',
    'apps/web/**/*',
    'features/*/web/**/*',
    'features/*/locales/*',
    'features/*/contract/**/*',
    'platform/web/**/*',
    'platform/contract/**/*',
  ],
  command: (directory) => [
    ...['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts'],
    ...['--outDir', directory, '--emptyOutDir', '--logLevel', 'warn'],
  ],
};

/** Builds the web app into `dist/web`. */
export const buildWeb = (log: (line: string) => void): Promise<void> => buildWhenChanged(web, log);
