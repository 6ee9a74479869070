import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const root = join(import.meta.dirname, '../..');

/** A statement that has a name is written so: the name first, then its text. Parts of a name that change stand for any text. */
const named = /\bname: (?:'([a-z0-9-]+)'|`([^`]+)`),\s*(?:\/\/[^\n]*\s*)*text\b/g;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The names of the statements in the sources of the server, each with a pattern for what it is called at run time. */
export const statementNames = (): Map<string, RegExp> => {
  const files = globSync('{features/*/*,platform,apps}/server/**/*.ts', { cwd: root });
  const names = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(named)])
    .map(([, fixed, changing]) => fixed ?? changing ?? '');
  const patternOf = (name: string) =>
    new RegExp(
      `^${name
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('.*')}$`,
    );
  return new Map(names.map((name) => [name, patternOf(name)]));
};

type Failure = { code?: string; message: string };

/** Whether the server says that it cannot run a statement at all: wrong SQL, something that it does not support or a fault of its
 * own. A refusal for want of a permission (42501) is none of these. */
const cannotRun = ({ code = '' }: Failure): boolean => /^(42|0A|XX)/.test(code) && code !== '42501';

type Recorded = {
  /** The names of the statements that ran. */
  names: ReadonlySet<string>;
  /** The statements that cannot run, with or without a name, and what the server says of them. */
  broken: ReadonlySet<string>;
  stop: () => void;
};

/** Records the statements that this process sends from now on. */
export const recordStatements = (): Recorded => {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const original = prototype.query;
  const names = new Set<string>();
  const broken = new Set<string>();
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const { name = '', text = given[0] } = (given[0] ?? {}) as { name?: string; text?: unknown };
    const note = (failure?: Failure | null) => {
      if (!failure && name) names.add(name);
      if (failure && cannotRun(failure)) broken.add(`${name || text}: ${failure.message}`);
    };
    // A pool asks its client with a callback, and then there is no promise.
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const noted = (failure: Failure | null, result: unknown) => {
        note(failure);
        callback(failure, result);
      };
      return original.apply(this, [...given.slice(0, -1), noted]);
    }
    const sent = original.apply(this, given);
    if (sent instanceof Promise) sent.then(() => note(), note);
    return sent;
  };
  return {
    names,
    broken,
    stop: () => {
      prototype.query = original;
    },
  };
};
