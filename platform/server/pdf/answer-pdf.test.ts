import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { answerPdf } from './answer-pdf.ts';

const never = () => new Promise<never>(() => {});

it('sends what was made', async () => {
  const { body } = answerPdf('a.pdf', async () => Buffer.from('pdf'));
  expect(String(await buffer(body as Readable))).toBe('pdf');
});

it('is a 503 when the making does not end, and ends it', async () => {
  let given: AbortSignal | undefined;
  const { body } = answerPdf(
    'a.pdf',
    (signal) => {
      given = signal;
      return never();
    },
    20,
  );
  await expect(buffer(body as Readable)).rejects.toMatchObject({ status: 503 });
  expect(given?.aborted).toBe(true);
});

it('stops the making when the reader leaves', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const { body } = answerPdf('a.pdf', (signal) => {
    begun.resolve(signal);
    return never();
  });
  const reader = body as Readable;
  reader.resume();
  const signal = await begun.promise;
  reader.destroy();
  await once(reader, 'close');
  expect(signal.aborted).toBe(true);
});
