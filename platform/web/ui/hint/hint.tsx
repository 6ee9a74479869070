import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { DropdownPanel } from '../dropdown/dropdown.tsx';
import classes from './hint.module.css';

type Props = {
  /** Names the button: what the words are about. */
  label: string;
  text: string;
};

/** Words behind a small button, shown while the pointer or the focus is on it; Escape hides them. */
export const Hint = ({ label, text }: Props) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may go on from the button to the words.
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
