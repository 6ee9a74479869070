import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { Key, KeyTransition } from '../../contract/index.ts';
import classes from '../keys.module.css';
import { useKeyMenu } from '../transitions/use-key-menu.ts';
import { KeyItem } from './key-item.tsx';

type Props = {
  keys: readonly Key[];
  selected: ReadonlySet<number>;
  onSelected: (selected: ReadonlySet<number>) => void;
  onOpen: (key: Key) => void;
  onTransition: (key: Key, transition: KeyTransition) => void;
};

const isInUse = ({ status }: Key): boolean => status !== 'returned' && status !== 'retired';

export const mayHandOver = ({ allowed_transitions }: Key): boolean =>
  allowed_transitions.includes('hand_over');

/** The keys of a site; keys that are no longer in use are collapsed. */
export const KeyRows = ({ keys, selected, onSelected, onOpen, onTransition }: Props) => {
  const t = useText();
  const menuOf = useKeyMenu(onTransition);
  const inUse = keys.filter(isInUse);
  const others = keys.filter((key) => !isInUse(key));
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelected(next);
  };
  const selectable = keys.some(mayHandOver);
  const item = (key: Key) => (
    <KeyItem
      key={key.id}
      shown={key}
      menu={menuOf(key)}
      selectable={selectable}
      selected={mayHandOver(key) ? selected.has(key.id) : undefined}
      onSelect={() => toggle(key.id)}
      onOpen={() => onOpen(key)}
    />
  );
  return (
    <>
      {inUse.length > 0 && (
        <ul className={classes.list} data-selectable={selectable} aria-label={t('keys:tab.list')}>
          {inUse.map(item)}
        </ul>
      )}
      {others.length > 0 && (
        <details className={classes.older}>
          <summary>
            <IconChevronDown size={16} aria-hidden />
            {t('keys:tab.notInUse', { count: others.length })}
          </summary>
          <ul className={classes.list} data-selectable={selectable}>
            {others.map(item)}
          </ul>
        </details>
      )}
    </>
  );
};
