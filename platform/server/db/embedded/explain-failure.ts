import { statfsSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { ClusterFiles } from './locate-files.ts';

export const explainFailure = (output: string, files: ClusterFiles): EmbeddedDatabaseError => {
  // On a full disk the server cannot even write the reason into its log.
  const reason = isFull(files.dataDir) ? 'No space left on device' : output;
  const known = explanations.find(({ pattern }) => pattern.test(reason));
  const lastLines = output.trim().split('\n').slice(-6).join('\n  ');
  const advice = known?.say(files) ?? `The embedded PostgreSQL did not start; see ${files.log}.`;
  return new EmbeddedDatabaseError(lastLines ? `${advice}\n  PostgreSQL said: ${lastLines}` : advice);
};

const isFull = (dataDir: string): boolean => {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < 64 * 1024;
};

const explanations: { pattern: RegExp; say: (files: ClusterFiles) => string }[] = [
  {
    pattern: /No space left on device|Disk quota exceeded/i,
    say: ({ dataDir }) =>
      `The disk that holds ${dataDir} is full. Free some space and start again; nothing is lost.`,
  },
  {
    pattern: /Read-only file system/i,
    say: ({ dataDir }) =>
      `${dataDir} is on a read-only file system. Set DATA_DIR to a directory that can be written.`,
  },
  {
    pattern: /lock file "postmaster\.pid" already exists|is another postmaster/i,
    say: ({ cluster }) =>
      `Another PostgreSQL is using ${cluster}, and it does not answer. Stop it, or set DATA_DIR to another directory.`,
  },
  {
    pattern: /Address already in use|could not bind|could not create any TCP\/IP sockets/i,
    say: ({ port }) =>
      `The port of the embedded PostgreSQL is taken by another program. Remove ${port} and start again.`,
  },
  {
    pattern: /wrong ownership|invalid permissions|Permission denied/i,
    say: ({ dataDir }) =>
      `${dataDir} belongs to another user. Start the app as that user, or change the owner.`,
  },
  {
    pattern: /execution of PostgreSQL by a user with administrative|"?root"? execution/i,
    say: () => 'PostgreSQL does not run with administrator rights. Start the app as an ordinary user.',
  },
  {
    pattern: /error while loading shared libraries|Library not loaded|GLIBC_/i,
    say: () =>
      'The embedded PostgreSQL lacks a system library here. Install it, or set DATABASE_URL and ADMIN_DATABASE_URL.',
  },
  {
    pattern: /could not create shared memory|could not resize shared memory/i,
    say: () =>
      'The system gives PostgreSQL too little shared memory. Enlarge /dev/shm or the limits of the container.',
  },
];
