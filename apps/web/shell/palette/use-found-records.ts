import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { fold, searchedWords } from '#platform/contract/fold';
import { type PaletteItem, shownTo } from '#platform/web/feature/index';
import type { TextKey } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { paletteProviders } from '../../features.ts';

export type FoundGroup = { id: string; title: TextKey; items: readonly PaletteItem[] };

/** Characters that the searches of the server take. */
const maxWords = 100;

/** Records that were found for earlier words stay only while they match what is typed now: Enter would open another one than
 * is meant. */
export const stillFound = (items: readonly PaletteItem[], typed: string): PaletteItem[] => {
  const words = searchedWords(typed);
  return items.filter(({ label, description = '' }) => {
    const text = fold(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
};

/** Records of the features that match the typed text. */
export const useFoundRecords = (typed: string): { groups: readonly FoundGroup[]; searching: boolean } => {
  const { flags } = useSession();
  const now = typed.trim().slice(0, maxWords);
  const [words] = useDebouncedValue(now, 200);
  const asked = paletteProviders.filter(shownTo(flags));
  const answers = useQueries({
    queries: asked.map(({ id, find }) => ({
      queryKey: ['palette', id, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
      enabled: words !== '',
      meta: { quiet: true },
    })),
  });
  const found = (items: readonly PaletteItem[]) => (words === now ? items : stillFound(items, now));
  const groups = asked
    .map(({ id, title }, at) => ({ id, title, items: found(answers[at]?.data ?? []) }))
    .filter(({ items }) => items.length > 0);
  return { groups, searching: words !== now || answers.some(({ isLoading }) => isLoading) };
};
