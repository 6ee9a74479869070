import { Anchor, Pill } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { useFilterWords } from './filter-words.ts';
import classes from './list.module.css';
import { chipFields, cleared, type TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

/** What narrows the list now; each can be taken away, or all at once. */
export const FilterChips = ({ search, onChange }: Props) => {
  const t = useText();
  const filters = useFilterWords(search, chipFields(search));
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {filters.map(({ field, words }) => (
        <li key={field}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={() => onChange(cleared([field]))}
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
        <Anchor component="button" type="button" size="sm" onClick={() => onChange(cleared())}>
          {t('tasks:list.clear')}
        </Anchor>
      </li>
    </ul>
  );
};
