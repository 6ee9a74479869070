import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { DropdownPanel } from '../dropdown/dropdown.tsx';
import classes from './hint.module.css';

type Props = {
  /** Accessible name of the button: what the hint is about. */
  label: string;
  text: string;
};

/** A text behind a small button, shown while pointer or focus is on it; Escape hides it. */
export const Hint = ({ label, text }: Props) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may move from the button to the text.
    <span
      className={classes.place}
      data-no-print
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <IconInfoCircle size={16} aria-hidden />
      </ActionIcon>
      {open ? (
        <DropdownPanel id={id} side="end" role="tooltip" className={classes.words}>
          {text}
        </DropdownPanel>
      ) : (
        <span id={id} role="tooltip" hidden>
          {text}
        </span>
      )}
    </span>
  );
};
