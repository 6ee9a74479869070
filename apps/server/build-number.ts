import { execFileSync } from 'node:child_process';
import packageFile from '../../package.json' with { type: 'json' };

const readNumber = (): string => {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return `${packageFile.version}+${commit}`;
  } catch {
    return packageFile.version;
  }
};

let known: string | undefined;

/** `1.0.0+ab12cd3`: the version with the commit, where git knows one. */
export const buildNumber = (): string => {
  known ??= readNumber();
  return known;
};
