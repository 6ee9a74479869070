import { Anchor, Pill } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { FilterWords } from './filter-words.ts';
import classes from './list.module.css';

type Props<F extends string> = {
  filters: readonly FilterWords<F>[];
  /** Takes some of the filters away, or all. */
  clear: (fields?: readonly F[]) => void;
};

/** What narrows the list now; each can be taken away, or all at once. */
export const FilterChips = <F extends string>({ filters, clear }: Props<F>) => {
  const t = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {filters.map(({ field, words }) => (
        <li key={field}>
          <Pill
            className={classes.chip}
            size="md"
            withRemoveButton
            onRemove={() => clear([field])}
            removeButtonProps={{
              'aria-label': t('tasks:list.remove', { filter: words }),
              tabIndex: 0,
              'aria-hidden': undefined,
            }}
          >
            {words}
          </Pill>
        </li>
      ))}
      <li>
        <Anchor component="button" type="button" size="sm" onClick={() => clear()}>
          {t('tasks:list.clear')}
        </Anchor>
      </li>
    </ul>
  );
};
