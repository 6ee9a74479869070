import type { Reason, Write } from './write.ts';

export type Result = { sent: true; answer: unknown } | { sent: false; reason: Reason };

/** The result of one try. `light` is the write without its files and form. */
export type Settled = { id: string; light: Write; result: Result };

type Message = { type: 'changed' } | { type: 'settled'; settled: Settled };

const listeners = new Set<(settled: Settled, here: boolean) => void>();
const changes = new Set<(here: boolean) => void>();

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cora-outbox') : undefined;

const hear = (message: Message, here: boolean): void => {
  if (message.type === 'settled') for (const listener of listeners) listener(message.settled, here);
  else for (const listener of changes) listener(here);
};

if (channel) channel.onmessage = (event: MessageEvent<Message>) => hear(event.data, false);

const post = (message: Message): void => {
  channel?.postMessage(message);
  hear(message, true);
};

export const postChanged = (): void => post({ type: 'changed' });

export const postSettled = (write: Write, result: Result): void =>
  post({
    type: 'settled',
    settled: { id: write.id, light: { ...write, files: [], form: undefined, opened: undefined }, result },
  });

/** `here` is false when another tab made the try. */
export const onSettled = (listener: (settled: Settled, here: boolean) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const onChanged = (listener: (here: boolean) => void): void => {
  changes.add(listener);
};
