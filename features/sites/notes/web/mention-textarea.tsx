import { Combobox, Group, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PersonCard } from '#features/accounts/access/contract';
import { fold } from '#platform/contract/fold';
import { CountedTextarea } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { UserAvatar } from '#platform/web/ui/index';
import { mentionAt, withMention } from './typed-mention.ts';

type Props = Omit<Parameters<typeof CountedTextarea>[0], 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
  people: readonly PersonCard[];
  /** Called with the letters after an @, to search for people. */
  onTyping: (typed: string) => void;
  onChosen: (person: PersonCard) => void;
};

const offered = 6;

const matching = (people: readonly PersonCard[], typed: string): PersonCard[] => {
  const wanted = fold(typed);
  return people
    .filter(({ name }) =>
      fold(name)
        .split(' ')
        .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)),
    )
    .slice(0, offered);
};

/** A text field in which @ and some letters offer people to mention. */
export const MentionTextarea = ({ value, onChange, people, onTyping, onChosen, ...props }: Props) => {
  const t = useText();
  const [caret, setCaret] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const typing = mentionAt(value, caret);
  const found = typing ? matching(people, typing.typed) : [];
  const open = combobox.dropdownOpened && found.length > 0;
  const names = found.map(({ id }) => id).join();
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (open && names) selectFirstOption();
  }, [open, names, selectFirstOption]);
  // The person has just opened this form, so it may take the focus.
  useEffect(() => input.current?.focus(), []);
  const read = (text: string, at: number) => {
    setCaret(at);
    const begun = mentionAt(text, at);
    onTyping(begun?.typed ?? '');
    if (begun) combobox.openDropdown();
    else combobox.closeDropdown();
  };
  const choose = (id: string) => {
    const person = people.find((one) => String(one.id) === id);
    if (!person || !typing) return;
    const next = withMention(value, typing, person.name);
    onChange(next.text);
    onChosen(person);
    setCaret(next.caret);
    combobox.closeDropdown();
    requestAnimationFrame(() => input.current?.setSelectionRange(next.caret, next.caret));
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} position="bottom-start">
      <Combobox.DropdownTarget>
        <div>
          <Combobox.EventsTarget withKeyboardNavigation={open} withExpandedAttribute={false}>
            <CountedTextarea
              {...props}
              ref={input}
              value={value}
              onChange={(event) => {
                onChange(event.currentTarget.value);
                read(event.currentTarget.value, event.currentTarget.selectionStart);
              }}
              onClick={(event) => read(value, event.currentTarget.selectionStart)}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.EventsTarget>
        </div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={!open}>
        <Combobox.Options aria-label={t('notes:people')}>
          {found.map((person) => (
            <Combobox.Option key={person.id} value={String(person.id)}>
              <Group component="span" gap="xs" wrap="nowrap" display="inline-flex">
                <UserAvatar name={person.name} photoId={person.profile_photo_id} size={24} decorative />
                {person.name}
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
