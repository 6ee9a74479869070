import { expect, it } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import { indexKinds } from '#platform/web/outbox/kinds';
import type { Write } from '#platform/web/outbox/write';
import { loadWriteKinds } from './features.ts';

type Stored = {
  kind: string;
  parts: { params?: object; query?: object; body?: object };
  /** The fields of its files. */
  files: string[];
  about: Record<string, unknown>;
  /** Where its record is shown, and where its form opens again; null where that needs the device. */
  page: string | null;
  edit: string | null;
};

/** One of each kind and transition, as an earlier build left them on devices. Never written anew. */
const stored = Object.values(
  import.meta.glob<Stored[]>('./earlier/writes.json', { eager: true, import: 'default' }),
).flat();

const kinds = indexKinds(await loadWriteKinds());

it.each(stored)('a $kind that waits since an earlier build can be sent, shown and edited', (write) => {
  const kind = kinds.get(write.kind);
  if (!kind) throw new Error('nobody knows this kind');
  const { params, query, body, files } = kind.endpoint;
  for (const [part, schema] of Object.entries({ params, query, body }))
    expect(schema?.safeParse(write.parts[part as 'body'] ?? {}).error, part).toBeUndefined();
  expect(files?.fields ?? []).toEqual(expect.arrayContaining(write.files));
  expect(kind.page?.(write.about) ?? null).toBe(write.page);
  const edit = kind.edit?.(partly<Write>({ id: 'the-write', about: write.about }));
  expect(typeof edit === 'string' ? edit : null).toBe(write.edit);
});
