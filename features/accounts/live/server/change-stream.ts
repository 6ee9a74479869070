import { PassThrough, type Readable } from 'node:stream';
import { type Change, heartbeatMilliseconds } from '../contract/index.ts';

/** Maximum number of bytes that wait for a slow reader. Beyond it the stream ends, and the reader connects again and
 * resumes. */
const maxBuffered = 64 * 1024;

export type ChangeStream = {
  body: Readable;
  change: (eventId: number, change: Change) => void;
  /** Tells that changes were missed: the reader must treat everything as changed. */
  gap: () => void;
  /** Tells the flags of the reader. A page that knows other ones asks for its rights again. */
  rights: (mark: string) => void;
  end: () => void;
};

/** Server-sent events with regular heartbeats. `onBeat` is called with each, `onEnd` once. */
export const openChangeStream = (onBeat: () => void, onEnd: () => void): ChangeStream => {
  const body = new PassThrough();
  const write = (text: string): void => {
    if (body.destroyed || body.writableEnded) return;
    if (body.writableLength > maxBuffered) body.destroy();
    else body.write(text);
  };
  const beating = setInterval(() => {
    write(': alive\n\n');
    onBeat();
  }, heartbeatMilliseconds);
  body.once('close', () => {
    clearInterval(beating);
    onEnd();
  });
  write(': open\n\n');
  return {
    body,
    change: (eventId, change) => write(`id: ${eventId}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`),
    gap: () => write('event: gap\ndata: {}\n\n'),
    rights: (mark) => write(`event: rights\ndata: ${JSON.stringify({ mark })}\n\n`),
    end: () => body.destroyed || body.end(),
  };
};
