/** Something about the embedded PostgreSQL that a person has to put right; the message says how. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
