import { PassThrough, type Readable } from 'node:stream';
import { type Change, heartbeatMilliseconds } from '../contract/index.ts';

/** Bytes that wait for a slow reader: beyond these it is cut off, connects anew and resumes. */
const patience = 64 * 1024;

export type ChangeStream = {
  body: Readable;
  change: (eventId: number, change: Change) => void;
  /** Something was missed: the reader takes everything for changed. */
  gap: () => void;
  /** Which flags the reader holds: a page that knows of others asks again. */
  rights: (mark: string) => void;
  end: () => void;
};

/** Server-sent events with a sign of life now and then; `onBeat` is called with each, `onEnd` once. */
export const openChangeStream = (onBeat: () => void, onEnd: () => void): ChangeStream => {
  const body = new PassThrough();
  const write = (text: string): void => {
    if (body.destroyed || body.writableEnded) return;
    if (body.writableLength > patience) body.destroy();
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
