import { useState } from 'react';
import { useFoundPeople, usePersonWords } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';

type Props = {
  label: string;
  value: number | null;
  error?: string | undefined;
  id?: string;
  /** The present holder, who cannot be chosen. */
  except?: number | undefined;
  onChange: (id: number | null) => void;
};

/** One of the people whom the reader may see; typing narrows the list. */
export const PersonField = ({ value, except, onChange, ...field }: Props) => {
  const t = useText();
  const { label } = usePersonWords();
  const [words, setWords] = useState('');
  const people = useFoundPeople({ words, ids: value === null ? [] : [value] }).filter(
    ({ id }) => id !== except,
  );
  return (
    <Select
      {...field}
      searchable
      withAsterisk
      allowDeselect={false}
      data={people.map((person) => ({ value: String(person.id), label: label(person) }))}
      limit={50}
      onSearchChange={setWords}
      nothingFoundMessage={t('platform:list.nothingFound')}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
};
