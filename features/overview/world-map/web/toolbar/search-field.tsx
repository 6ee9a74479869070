import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { startTransition, useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useTypedWords } from '#platform/web/ui/index';
import classes from './toolbar.module.css';

type Props = {
  inAddress: string | undefined;
  /** Called for every letter, because all sites are on the device already. */
  onWords: (words: string) => void;
  /** Called when typing pauses. */
  keep: (words: string | undefined) => void;
};

/** Keeps the typed text in its own state, so that a letter shows before list and map are updated. */
export const SearchField = ({ inAddress, onWords, keep }: Props) => {
  const t = useText();
  const [typed, onType] = useTypedWords(inAddress, keep);
  const latest = useRef(onWords);
  latest.current = onWords;
  useEffect(() => startTransition(() => latest.current(typed)), [typed]);
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={t('world-map:search')}
      placeholder={t('world-map:search')}
      value={typed}
      maxLength={100}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={t('platform:actions.clear')} onClick={() => onType('')} />
        )
      }
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
};
