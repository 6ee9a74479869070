import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#platform/contract/errors';
import { processEnvironment } from '#platform/server/process-environment';
import { importTooLarge, type RawFile } from './table.ts';

/** Messages of the child process: first the delimiter, then parts of the rows; or only the fields of a refusal. */
export type Reading = Omit<RawFile, 'rows'> | { rows: RawFile['rows'] } | { refused: Problem['fields'] };

/** Limits of the child process. A workbook of 50,000 rows and 10 MB takes a quarter of the time and less than half of the
 * memory. */
const max = { milliseconds: 20_000, megabytes: 600 };

/** Leaves out every variable about the database or the file storage, so that a malicious file that takes over the parser
 * cannot read them. */
const environment = (): NodeJS.ProcessEnv => {
  const kept = /^(PATH|TZ|TEMP|TMP|TMPDIR|SYSTEMROOT|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/i;
  return Object.fromEntries(Object.entries(processEnvironment()).filter(([name]) => kept.test(name)));
};

const collect = (child: ChildProcess) => {
  const file: RawFile = { delimiter: ',', rows: [] };
  const answer: { file: RawFile; refused?: Problem['fields'] } = { file };
  child.on('message', (reading: Reading) => {
    if ('refused' in reading) answer.refused = reading.refused;
    else if ('delimiter' in reading) Object.assign(file, reading);
    else for (const row of reading.rows) file.rows.push(row);
  });
  return answer;
};

/** Reads a file in a child process. A malicious file of a few kilobytes can take all memory, which kills the process that
 * reads it, or keep a parser busy for minutes. */
export const readApart = async (source: Readable): Promise<RawFile> => {
  const child = fork(new URL('./table-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${max.megabytes}`],
    env: environment(),
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: max.milliseconds,
    killSignal: 'SIGKILL',
  });
  const answer = collect(child);
  const ended = once(child, 'close');
  // The child may end before it has read the whole file.
  const sending = child.stdin && pipeline(source, child.stdin).catch(() => source.errored && child.kill());
  const [code] = await ended;
  await sending;
  if (source.errored) throw source.errored;
  if (code !== 0) throw importTooLarge();
  if (answer.refused) throw new Problem(422, { code: 'invalid' }, answer.refused);
  return answer.file;
};
