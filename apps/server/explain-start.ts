import { isDatabaseDown } from '#platform/server/db/sqlstate';

type Failure = Error & { code?: string; errors?: Failure[] };

/** What PostgreSQL says to a connection that it refuses. */
const refusals: Record<string, string> = {
  '28P01': 'server refuses the password',
  '28000': 'server refuses the user',
  '3D000': 'server has no such database',
};

/** What the queue says of a database of another version, or of none. */
const unprepared = ['pg-boss is not installed', 'pg-boss database requires migrations'];

/** Several addresses of one name fail as one error without a message. */
const messageOf = ({ message, errors }: Failure): string => message || errors?.[0]?.message || 'no answer';

/** What stopped a process from starting, for the person who started it; a stack only where it is a fault of ours. */
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
