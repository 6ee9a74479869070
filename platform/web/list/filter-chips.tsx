import { Anchor, Group, Pill } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import type { Filter } from './filter.ts';
import classes from './list.module.css';

type Props = {
  filters: readonly Filter[];
  search: object;
  /** Clears some of the filters, or all. */
  clear: (filters?: readonly Filter[]) => void;
  /** A filter that nobody set, in words, and the function that removes it. */
  beginning?: { words: string; lift: () => void } | undefined;
};

/** The filters that are set. Each can be cleared, or all at once. */
export const FilterChips = ({ filters, search, clear, beginning }: Props) => {
  const t = useText();
  if (filters.length === 0 && !beginning) return null;
  return (
    <Group component="ul" className={classes.chips} gap={6}>
      {beginning && <Chip words={beginning.words} clear={beginning.lift} />}
      {filters.map((filter) => (
        <FilterChip key={filter.options.name} filter={filter} search={search} clear={() => clear([filter])} />
      ))}
      {filters.length > 0 && (
        <li>
          <Anchor component="button" type="button" size="sm" onClick={() => clear()}>
            {t('platform:list.clear')}
          </Anchor>
        </li>
      )}
    </Group>
  );
};

const FilterChip = ({ filter, search, clear }: { filter: Filter; search: object; clear: () => void }) => {
  const words = filter.kind.useWords(search, filter.options);
  return <Chip words={words} clear={clear} />;
};

const Chip = ({ words, clear }: { words: string; clear: () => void }) => {
  const t = useText();
  return (
    <li>
      <Pill
        className={classes.chip}
        size="md"
        withRemoveButton
        onRemove={clear}
        removeButtonProps={{
          'aria-label': t('platform:list.remove', { filter: words }),
          tabIndex: 0,
          'aria-hidden': undefined,
        }}
      >
        {words}
      </Pill>
    </li>
  );
};
