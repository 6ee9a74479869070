import { ActionIcon, Box, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import classes from './report.module.css';

type Props = {
  label: string;
  /** The lines that are there, in words. */
  lines: readonly string[];
  first: string;
  /** Label of a second field. */
  second?: string;
  longest?: number;
  /** Null: nothing can be entered. */
  onAdd: ((first: string, second: string) => void) | null;
  onRemove: (nth: number) => void;
};

/** React keys. Two lines may have the same words: the key of the second is `2 mops`. */
const keysOf = (lines: readonly string[]): string[] =>
  lines.map((line, nth) => `${lines.slice(0, nth + 1).filter((one) => one === line).length} ${line}`);

/** Some short lines that are entered one by one: who was missing, what is needed. */
export const LineList = ({ label, lines, first, second, longest = 100, onAdd, onRemove }: Props) => {
  const t = useText();
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  if (!onAdd && lines.length === 0) return null;
  const keys = keysOf(lines);
  const add = () => {
    if (one.trim() === '') return;
    onAdd?.(one.trim(), other.trim());
    setOne('');
    setOther('');
  };
  return (
    <Box component="fieldset" bd="none">
      <Box component="legend" mb={4} fz="sm" fw={500}>
        {label}
      </Box>
      {lines.length > 0 && (
        <Box component="ul" className={classes.lines} m="0 0 8px">
          {lines.map((line, nth) => (
            <li key={keys[nth]}>
              <span>{line}</span>
              {onAdd && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('daily-reports:night.remove', { line })}
                  onClick={() => onRemove(nth)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </Box>
      )}
      {onAdd && (
        <Columns
          component="form"
          className={classes.add}
          columns="minmax(0, 1fr) minmax(0, 1fr) auto"
          gap="xs"
          align="end"
          data-single={second === undefined || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextInput
            label={first}
            autoComplete="off"
            maxLength={longest}
            value={one}
            onChange={({ currentTarget }) => setOne(currentTarget.value)}
          />
          {second && (
            <TextInput
              label={second}
              autoComplete="off"
              maxLength={100}
              value={other}
              onChange={({ currentTarget: { value } }) => setOther(value)}
            />
          )}
          <Button type="submit" variant="default">
            {t('daily-reports:night.add')}
          </Button>
        </Columns>
      )}
    </Box>
  );
};
