import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { useTypedWords } from './use-typed-words.ts';

type Props = {
  value: string | undefined;
  onChange: (words: string | undefined) => void;
  placeholder?: string;
};

/** The search text of a list. Takes effect when typing pauses. */
export const SearchBox = ({ value, onChange, placeholder }: Props) => {
  const t = useText();
  const [typed, type] = useTypedWords(value, onChange);
  const label = placeholder ?? t('platform:table.search');
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      w={260}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={t('platform:actions.clear')} onClick={() => type('')} />
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
