import type { Wiring } from '#platform/server/http/wiring';
import type { NotificationKind, Words } from '../notify/kind.ts';

/** Adds the photos that the facts of a mail refer to. Reading them is slow, so call it outside of transactions. */
export const addPictures = async (
  wiring: Pick<Wiring, 'database' | 'storage'>,
  kinds: readonly NotificationKind[],
  organizationId: number,
  words: Words,
): Promise<Words> => {
  const photos = words.facts.flatMap(({ photo }) => photo ?? []);
  if (photos.length === 0) return words;
  const read = await Promise.all(
    kinds.map(async ({ pictures }) => [...((await pictures?.(wiring, organizationId, photos)) ?? [])]),
  );
  const pictures = new Map(read.flat());
  const facts = words.facts.map(({ photo, ...fact }) => {
    const picture = photo === undefined ? undefined : pictures.get(photo);
    return picture ? { ...fact, picture } : fact;
  });
  return { ...words, facts };
};
