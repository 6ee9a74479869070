import { type BuiltRequest, buildRequest } from '#platform/web/api/index';
import { heartbeatMilliseconds, liveEndpoints } from '../contract/index.ts';

/** After this time without a heartbeat, the stream counts as broken. */
export const silenceMilliseconds = heartbeatMilliseconds * 2;

export type StreamEvent = { kind: string; id: number | undefined; data: string };

/** Parses one block of a stream; undefined for a heartbeat. */
export const parseBlock = (block: string): StreamEvent | undefined => {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const kind = fields.get('event');
  if (!kind) return undefined;
  const id = Number(fields.get('id'));
  return { kind, id: Number.isFinite(id) ? id : undefined, data: fields.get('data') ?? '' };
};

/** The first stream starts with the changes since the page began to load. */
const request = (after: number | undefined): BuiltRequest =>
  buildRequest(liveEndpoints.streamChanges, {
    query: after === undefined ? { age: Math.min(600_000, Math.round(performance.now())) } : { after },
  });

export type StreamReader = { onEvent: (event: StreamEvent) => void; onAlive: () => void };

/** Reads until the server ends the stream, it is silent for too long, or `signal` aborts. Returns `false` when there is
 * no session. */
export const readStream = async (
  after: number | undefined,
  { onEvent, onAlive }: StreamReader,
  signal: AbortSignal,
): Promise<boolean> => {
  const silence = new AbortController();
  const { url, headers } = request(after);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMilliseconds);
  };
  try {
    alive();
    const answer = await fetch(url, { headers, signal: AbortSignal.any([signal, silence.signal]) });
    if (answer.status === 401 || answer.status === 403) return false;
    if (!answer.ok || !answer.body) throw new Error('no stream');
    let rest = '';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      alive();
      onAlive();
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) onEvent(event);
      }
    }
  } finally {
    clearTimeout(timer);
  }
};
