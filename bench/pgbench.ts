import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processEnvironment } from '../platform/server/process-environment.ts';

const run = promisify(execFile);

const program = (): string => {
  const found = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().at(-1);
  if (found && existsSync(found)) return found;
  return 'pgbench';
};

/** Transactions per second of the same statements without our server, prepared once per connection. */
export const pgbench = async (
  databaseUrl: string,
  directory: string,
  statements: readonly string[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> => {
  const script = join(directory, 'transaction.sql');
  await writeFile(script, statements.map((text) => `${text};\n`).join(''));
  const { stdout } = await run(
    program(),
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${clients}`,
      '--jobs=2',
      `--time=${seconds}`,
      `--file=${script}`,
      databaseUrl,
    ],
    { env: { ...processEnvironment(), PGOPTIONS: '-c timezone=UTC -c jit=off' }, maxBuffer: 10_000_000 },
  ).catch((error: { stderr?: string; message: string }) => {
    throw new Error(`pgbench: ${error.stderr || error.message}`);
  });
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said:\n${stdout}`);
  return Number(tps);
};
