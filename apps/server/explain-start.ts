import { isDatabaseDown } from '#platform/server/db/sqlstate';

type Failure = Error & { code?: string; errors?: Failure[] };

/** Why PostgreSQL refuses a connection, by its error code. */
const refusals: Record<string, string> = {
  '28P01': 'server refuses the password',
  '28000': 'server refuses the user',
  '3D000': 'server has no such database',
};

/** Messages of the queue about a database that it was never installed in, or in another version. */
const unprepared = ['pg-boss is not installed', 'pg-boss database requires migrations'];

/** If a host has several addresses and none answers, the error has no message, only the `errors` of each. */
const messageOf = ({ message, errors }: Failure): string => message || errors?.[0]?.message || 'no answer';

/** Says to the person who started a process why it could not start. Shows a stack only for a fault of the product
 * itself. */
export const explainStart = (error: Failure): string => {
  const cause = error.cause instanceof Error ? (error.cause as Failure) : error;
  const { code = '' } = cause;
  if (code === 'EADDRINUSE') {
    return `${error.message}. Set PORT to another number, or stop what is using it.`;
  }
  if (code === 'ENOSPC') return `The disk is full (${error.message}). Free some space and start again.`;
  if (refusals[code]) {
    return `The database ${refusals[code]}: ${messageOf(cause)}. Look at DATABASE_URL and ADMIN_DATABASE_URL.`;
  }
  if (unprepared.includes(cause.message)) {
    return 'The database is not prepared for this version: `npm start` of the newest version does it.';
  }
  if (isDatabaseDown(cause)) {
    return `The database cannot be reached: ${messageOf(cause)}. Start it, or look at DATABASE_URL and ADMIN_DATABASE_URL.`;
  }
  const isForPeople = ['EmbeddedDatabaseError', 'ConfigError', 'BuildError'].includes(error.name);
  return isForPeople ? error.message : (error.stack ?? error.message);
};

/** Ends the process with the explanation. */
export const failToStart = (error: Error): never => {
  console.error(explainStart(error));
  process.exit(1);
};
