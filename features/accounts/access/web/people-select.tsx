import type { ComboboxItem, MultiSelectProps } from '@mantine/core';
import { Box, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect, UserAvatar } from '#platform/web/ui/index';
import type { PersonCard } from '../contract/users/user.ts';
import classes from './people-select.module.css';
import { useFoundPeople } from './use-people.ts';
import { usePersonWords } from './use-person-words.ts';

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> & {
  /** People who are offered beside those that typing finds. */
  people: readonly (PersonCard & { invited?: boolean })[];
  /** Only people who may see this job. */
  jobId?: number | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
};

/** In a large company typing searches on the server. */
export const PeopleSelect = ({ people: offered, jobId, value, onChange, ...props }: Props) => {
  const t = useText();
  const { detail } = usePersonWords();
  const [words, setWords] = useState('');
  const found = useFoundPeople({ words, ids: value, jobId, enabled: !props.disabled });
  const people = [
    ...new Map<number, Props['people'][number]>(
      [...offered, ...found].map((person) => [person.id, person]),
    ).values(),
  ];
  const option = (item: ComboboxItem) => {
    const person = people.find(({ id }) => String(id) === item.value);
    const more = person ? detail(person) : '';
    return (
      <Group component="span" gap="xs" wrap="nowrap" w="100%">
        <UserAvatar name={item.label} photoId={person?.profile_photo_id} size={24} decorative />
        <Stack component="span" gap={0} flex={1} miw={0}>
          {item.label}
          {more && (
            <Box component="span" fz={12} c="dimmed">
              {more}
            </Box>
          )}
        </Stack>
      </Group>
    );
  };
  return (
    <MultiSelect
      searchable
      clearable
      hidePickedOptions
      openOnFocus={false}
      withScrollArea={false}
      classNames={{ options: classes.options }}
      placeholder={value.length === 0 ? t('access:people.name') : undefined}
      nothingFoundMessage={t('access:people.nobodyFound')}
      data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      limit={50}
      searchValue={words}
      onSearchChange={setWords}
      value={value.map(String)}
      renderOption={({ option: item }) => option(item)}
      onChange={(ids) => onChange(ids.map(Number))}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      {...props}
    />
  );
};
