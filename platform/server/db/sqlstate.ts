import { Problem } from '#platform/contract/errors';

type DatabaseError = { code?: string; constraint?: string; message?: string };

const lostConnection = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
]);
const lostSocket = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN']);
const lostText =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|not queryable/;

/** Whether the failure is due to the database and not to the request: the caller may try again. */
export const isDatabaseDown = (error: unknown): boolean => {
  const { code = '', message = '' } = (error ?? {}) as DatabaseError;
  return lostConnection.has(code) || lostSocket.has(code) || lostText.test(message);
};

/** The answer for a SQLSTATE. Unique constraints of a field are translated before this, in the repository that owns the
 * table. */
export const fromSqlState = (error: unknown): Problem | undefined => {
  const { code = '' } = (error ?? {}) as DatabaseError;
  if (isDatabaseDown(error)) return new Problem(503, { code: 'unavailable' });
  if (code === '57014' || code === '55P03' || code === '40001' || code === '40P01') {
    return new Problem(503, { code: 'unavailable' });
  }
  if (code === '53100') return new Problem(507, { code: 'storage_full' });
  if (code === '23505') return new Problem(409, { code: 'conflict' });
  if (code === '23503') return new Problem(422, { code: 'invalid_ids' });
  if (code === '23514' || code.startsWith('22')) return new Problem(422, { code: 'invalid' });
  if (code === '42501') return new Problem(404, { code: 'not_found' });
  return undefined;
};
