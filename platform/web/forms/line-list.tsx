import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Columns } from '../ui/columns/columns.tsx';
import even from './even-rows.module.css';
import classes from './line-list.module.css';

/** Class of a field that takes the whole width of its line. */
export const wholeLine = classes.whole;

type Props<L> = {
  lines: readonly L[];
  /** The name of a line for its remove button. */
  nameOf: (line: L) => string;
  add: string;
  empty: string;
  error: ReactNode;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (line: L, at: number) => ReactNode;
};

/** The lines of one kind, each with its fields; at the end a button for one more. */
export const LineList = <L,>({ lines, nameOf, add, empty, error, onAdd, onRemove, children }: Props<L>) => {
  const t = useText();
  return (
    <Stack gap="sm">
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and inputs keep nothing but their value when left.
        <Columns key={at} className={classes.line} columns="minmax(0, 1fr) 44px" gap={4} align="start">
          <div className={`${classes.cells} ${even.rows}`}>{children(line, at)}</div>
          <ActionIcon
            mt={18}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('platform:form.removeLine', { line: nameOf(line) })}
            onClick={() => onRemove(at)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Columns>
      ))}
      {error && (
        <Text size="sm" c="error" role="alert">
          {error}
        </Text>
      )}
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </Stack>
  );
};
