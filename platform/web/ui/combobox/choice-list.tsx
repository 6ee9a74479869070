import { Box, Group, Stack } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { Choice } from './choice.ts';
import classes from './combobox.module.css';

type Props = {
  id: string;
  label: string;
  found: readonly Choice[];
  /** Shown when nothing matches. */
  nothing: string;
  active: number;
  idOf: (at: number) => string;
  onChoose: (choice: Choice) => void;
};

/** The list below the field. The field keeps the focus and handles the keys. */
export const ChoiceList = ({ id, label, found, nothing, active, idOf, onChoose }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const some = found.length > 0;
  // In a panel or dialog that scrolls, the list may begin at the lower edge, out of sight.
  useLayoutEffect(() => {
    if (some) list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [some]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines may move the active one out of view.
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);
  return (
    <div className={classes.dropdown} onPointerDown={(event) => event.preventDefault()}>
      {!some && (
        <Box role="status" p="xs" ta="center" c="dimmed">
          {nothing}
        </Box>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        // Without it, Tab would stop at the list because it scrolls, and the list closes when the field loses the focus.
        tabIndex={-1}
        className={classes.options}
        hidden={!some}
      >
        {found.map((choice, at) => (
          <Group
            key={choice.id}
            id={idOf(at)}
            role="option"
            aria-selected={at === active}
            data-active={at === active || undefined}
            className={classes.option}
            gap="xs"
            wrap="nowrap"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <Stack component="span" gap={0} flex={1} miw={0}>
              <span className={classes.name}>
                <Box component="span" data-figures fw={600}>
                  {choice.number}
                </Box>{' '}
                {choice.name}
              </span>
              <Box component="span" className={classes.detail} fz={12}>
                {choice.detail}
              </Box>
            </Stack>
            {choice.warning && (
              <IconCircleX size={16} className={classes.warning} role="img" aria-label={choice.warning} />
            )}
          </Group>
        ))}
      </div>
    </div>
  );
};
