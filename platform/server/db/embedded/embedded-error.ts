/** A problem with the embedded PostgreSQL that a person must fix; the message says how. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
