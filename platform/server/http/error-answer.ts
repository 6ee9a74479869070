import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#platform/contract/envelope';
import { Problem, shownMessage } from '#platform/contract/errors';
import { fromSqlState } from '../db/sqlstate.ts';
import { localeOf } from './locale-of.ts';
import type { Wiring } from './wiring.ts';

/** Failures of the framework itself: body too large, broken JSON, wrong content type, overload. */
const fromFramework = (error: { statusCode?: number; code?: string }): Problem | undefined => {
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem(413, { code: 'too_large' });
  if (status === 503) return new Problem(503, { code: 'unavailable' });
  if (status >= 400 && status < 500) return new Problem(status, { code: 'bad_request' });
  return undefined;
};

const brokenOff = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Whether the sender closed the connection half way: no fault, and nobody is there to read an answer. */
const hasLeft = (reply: FastifyReply, error: unknown): boolean => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return reply.raw.destroyed && (brokenOff.has(code) || /aborted|premature close/i.test(message));
};

/** Details of a 422 stand beside the errors of fields, such as the doors that are left; others under `details`. */
const detailsOf = ({ status, details }: Problem): object => {
  if (details === undefined) return {};
  return status === 422 ? (details as object) : { details };
};

/** The one place where failures become answers: known ones say what is wrong, unknown ones only a reference. */
export const sendError = (
  wiring: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): void => {
  const known =
    error instanceof Problem
      ? error
      : (fromSqlState(error) ?? fromFramework(error as { statusCode?: number }));
  const problem = known ?? new Problem(500, { code: 'unexpected' });
  const reference = problem.status >= 500 && !hasLeft(reply, error) ? randomUUID() : undefined;
  const sqlState = (error as { code?: string } | null)?.code;
  if (reference) wiring.log.error({ err: error, reference, url: request.routeOptions.url }, 'request failed');
  if (sqlState === '42501') wiring.log.warn({ err: error, security: true }, 'row-level security refused');

  const locale = localeOf(request);
  const errors = Object.fromEntries(
    Object.entries(problem.fields).map(([field, list]) => [
      field,
      list.map((messageRef) => wiring.say(locale, messageRef)),
    ]),
  );
  const message = wiring.say(locale, problem.messageRef);
  const shown = wiring.say(locale, shownMessage(problem.messageRef));
  const failure: Failure = {
    status: 'error',
    code: problem.messageRef.code,
    message,
    payload: { message, ...(shown !== message && { messages: [shown] }), errors, ...detailsOf(problem) },
    errors,
    ...(reference ? { reference } : {}),
  };
  if (problem.status === 503) reply.header('retry-after', '2');
  if (problem.status === 416) {
    reply.header('content-range', `bytes */${(problem.details as { total: number }).total}`);
  }
  if (problem.status === 429) reply.header('retry-after', String(problem.messageRef.values?.seconds ?? 60));
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure);
};
