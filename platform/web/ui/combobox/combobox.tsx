import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type Choice, choiceText } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './combobox.module.css';

type Options = {
  chosen: Choice | null;
  find: (words: string) => readonly Choice[];
  typed: string;
};

/** The typed text and its matches. Matches are computed when the browser has time, so that typing never waits. */
const useTypedChoice = ({ chosen, find, typed: before }: Options) => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(before || null);
  // More letters may have been typed meanwhile into the field that this one replaces.
  useEffect(() => {
    if (before) setTyped(before);
  }, [before]);
  const [moved, setMoved] = useState<{ words: string; at: number } | null>(null);
  const words = typed ?? '';
  const shownWords = useDeferredValue(words);
  const found = useMemo(() => (open ? find(shownWords) : []), [open, find, shownWords]);
  const first = shownWords === '' ? found.findIndex(({ id }) => id === chosen?.id) : 0;
  const active = moved?.words === shownWords ? moved.at : first;
  return {
    open,
    show: () => setOpen(true),
    hide: () => {
      setOpen(false);
      setMoved(null);
    },
    text: typed ?? (chosen ? choiceText(chosen) : ''),
    type: (next: string | null) => {
      setTyped(next);
      setMoved(null);
    },
    found,
    active: Math.min(active, found.length - 1),
    /** Moves the selection, from one end on to the other. */
    move: (by: 1 | -1) => {
      const from = active < 0 && by < 0 ? 0 : active;
      if (found.length > 0) {
        setMoved({ words: shownWords, at: (from + by + found.length) % found.length });
      }
    },
    /** The choice that Enter takes. Computed for all letters typed, because the visible list may still be older. */
    current: () => (words === shownWords ? found[active] : find(words)[0]),
  };
};

export type ComboboxProps = Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'rightSection'> & {
  label?: string;
  leftSection?: ReactNode;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** Finds the lines for a text. Pass the same function as long as its results are the same. */
  find: (words: string) => readonly Choice[];
  /** Shown when nothing matches. */
  nothing: string;
  /** For a search, not for a field of a form: the list opens with the focus, and the typed text stays. */
  search?: boolean;
  /** Text typed into the field that this one replaces. */
  typed?: string;
};

/** A field that finds a record while typing, by the WAI-ARIA pattern of an editable combobox with a list. */
export const Combobox = (props: ComboboxProps) => {
  const { chosen, onChoose, find, nothing, search = false, typed = '', className, onFocus, ...field } = props;
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const idOf = (at: number) => `${id}-${at}`;
  const { open, show, hide, text, type, found, active, move, current } = useTypedChoice({
    chosen,
    find,
    typed,
  });
  const choose = (choice: Choice) => {
    type(null);
    hide();
    onChoose(choice);
  };
  const clear = () => {
    type(null);
    onChoose(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else show();
    } else if (open && event.key === 'Enter') {
      // Enter belongs to the list even when nothing matches; it must not submit the form.
      event.preventDefault();
      const choice = current();
      if (choice) choose(choice);
    } else if (open && event.key === 'Escape') {
      // Closes the list, but not the dialog around it.
      event.stopPropagation();
      hide();
    }
  };
  const listed = open && found.length > 0;
  const label = field.label ?? field['aria-label'] ?? '';
  return (
    <div className={[classes.combobox, className].join(' ')}>
      <TextInput
        {...field}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-haspopup="listbox"
        aria-controls={listed ? `${id}-list` : undefined}
        aria-activedescendant={listed && active >= 0 ? idOf(active) : undefined}
        data-mantine-stop-propagation={open || undefined}
        value={text}
        rightSection={
          text !== '' &&
          !field.disabled && (
            <CloseButton className={classes.clear} aria-label={t('platform:actions.clear')} onClick={clear} />
          )
        }
        onChange={(event) => {
          type(event.currentTarget.value);
          show();
        }}
        onClick={show}
        onFocus={(event) => {
          onFocus?.(event);
          event.currentTarget.select();
          if (search) show();
        }}
        onBlur={() => {
          hide();
          if (!search) type(null);
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <ChoiceList
          id={`${id}-list`}
          label={label}
          found={found}
          nothing={nothing}
          active={active}
          idOf={idOf}
          onChoose={choose}
        />
      )}
    </div>
  );
};
