import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './toolbar.module.css';

/** Searches as one types: all sites are on the device already. */
export const SearchField = ({ typed, onType }: { typed: string; onType: (words: string) => void }) => {
  const t = useText();
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
