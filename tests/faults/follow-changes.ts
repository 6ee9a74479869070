import { setTimeout as pause } from 'node:timers/promises';

/** A reader of the live stream. `heard` waits for an event after the one it found before. */
export const followChanges = async (address: string, headers: Record<string, string>) => {
  const ending = new AbortController();
  const answer = await fetch(`${address}/api/v1/changes`, { headers, signal: ending.signal });
  const events: string[] = [];
  const reading = (async () => {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        if (event) events.push(event);
      }
    }
  })().catch(() => undefined);
  let position = 0;
  return {
    heard: async (wanted: (event: string) => boolean, timeout: number): Promise<boolean> => {
      const deadline = performance.now() + timeout;
      while (performance.now() < deadline) {
        const found = events.findIndex((event, index) => index >= position && wanted(event));
        if (found >= 0) {
          position = found + 1;
          return true;
        }
        await pause(20);
      }
      return false;
    },
    close: async () => {
      ending.abort();
      await reading;
    },
  };
};
