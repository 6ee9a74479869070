import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { type PaletteItem, shownTo } from '#platform/web/feature/index';
import type { TextKey } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { paletteProviders } from '../../features.ts';

export type FoundGroup = { id: string; title: TextKey; items: readonly PaletteItem[] };

/** Records of the features that match the typed text. */
export const useFoundRecords = (typed: string): readonly FoundGroup[] => {
  const { flags } = useSession();
  const [words] = useDebouncedValue(typed.trim(), 200);
  const asked = paletteProviders.filter(shownTo(flags));
  const answers = useQueries({
    queries: asked.map(({ id, find }) => ({
      queryKey: ['palette', id, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
      enabled: words !== '',
      meta: { quiet: true },
    })),
  });
  return asked
    .map(({ id, title }, at) => ({ id, title, items: answers[at]?.data ?? [] }))
    .filter(({ items }) => items.length > 0);
};
