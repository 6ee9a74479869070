import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './call.ts';

/** RFC 5987: an ASCII name for old clients, and the real name for others. */
const disposition = (name: string, attachment: boolean): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  return `${attachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

const cacheControl: Record<NonNullable<FileAnswer['cache']>, string> = {
  never: 'no-store',
  // The browser may keep it, but must ask again before each use whether this person may still see it.
  private: 'private, no-cache',
  long: 'private, max-age=604800',
};

/** Bytes with their own headers; 304 when the reader has them, 206 for a range. */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  reply.header('x-content-type-options', 'nosniff').header('accept-ranges', 'bytes');
  reply.header('cache-control', cacheControl[file.cache ?? 'never']);
  if (file.etag) {
    reply.header('etag', file.etag);
    if (reply.request.headers['if-none-match'] === file.etag) {
      if (typeof file.body === 'object' && 'destroy' in file.body) file.body.destroy();
      return reply.code(304).send();
    }
  }
  if (file.name) reply.header('content-disposition', disposition(file.name, file.attachment ?? false));
  if (file.range) {
    const { start, end, total } = file.range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${total}`);
  }
  if (file.size !== undefined) reply.header('content-length', file.size);
  // A proxy must not buffer an answer that stays open, and its connection cannot be used again afterwards.
  if (file.mime === 'text/event-stream') reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
  return reply.type(file.mime).send(file.body);
};
