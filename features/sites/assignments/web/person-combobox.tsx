import { useCallback, useState } from 'react';
import { useFoundPeople, usePersonWords } from '#features/accounts/access/web';
import { fold, searchedWords } from '#platform/contract/fold';
import { useText } from '#platform/web/i18n/index';
import { type Choice, Combobox } from '#platform/web/ui/index';

type Props = {
  label: string;
  description?: string;
  placeholder?: string;
  error?: string | undefined;
  value: number | null;
  onChange: (person: { id: number; name: string } | null) => void;
};

/** Maximum number of lines in the list; typing narrows it. */
const max = 50;

/** Finds one of the people by their name. */
export const PersonCombobox = ({ value, onChange, ...field }: Props) => {
  const t = useText();
  const { detail } = usePersonWords();
  const [words, setWords] = useState('');
  const people = useFoundPeople({ words, ids: value === null ? [] : [value] });
  const choiceOf = useCallback(
    (person: (typeof people)[number]): Choice => ({
      id: person.id,
      name: person.name,
      number: '',
      detail: detail(person),
    }),
    [detail],
  );
  const chosen = people.find(({ id }) => id === value);
  const find = useCallback(
    (words: string): readonly Choice[] => {
      const wanted = searchedWords(words);
      const matches = ({ name, title }: (typeof people)[number]) =>
        wanted.every((word) => fold(`${name} ${title ?? ''}`).includes(word));
      return people.filter(matches).slice(0, max).map(choiceOf);
    },
    [people, choiceOf],
  );
  return (
    <Combobox
      {...field}
      chosen={chosen ? choiceOf(chosen) : null}
      onChoose={onChange}
      find={find}
      onInput={(event) => setWords(event.currentTarget.value)}
      nothing={t('assignments:people.nobody')}
    />
  );
};
