import type { ComboboxItem, ComboboxItemGroup, SelectProps } from '@mantine/core';
import { Box, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { ChoiceCount } from '../choice-count/choice-count.tsx';
import classes from './option-tree.module.css';

/** An option of a select whose records form a tree, or are counted. */
export type TreeOption = {
  value: string;
  /** The full name, such as `West › North`: it is searched, and shown for the chosen option. */
  label: string;
  /** The name in the list, where the indentation of `level` shows the parent. */
  name?: string;
  /** 1 is the top. */
  level?: number;
  /** Heading above it and its neighbours. */
  group?: string;
  /** How many rows it leaves. */
  count?: number | undefined;
};

const plain = ({ value, label }: TreeOption): ComboboxItem => ({ value, label });

const grouped = (options: readonly TreeOption[]): ComboboxItemGroup<ComboboxItem>[] =>
  [...new Set(options.map(({ group = '' }) => group))].map((heading) => ({
    group: heading,
    items: options.filter(({ group = '' }) => group === heading).map(plain),
  }));

/** Props of a select that show options indented below each other, under headings where they have some, and their counts. */
export const optionTree = (options: readonly TreeOption[]): Pick<SelectProps, 'data' | 'renderOption'> => {
  const known = new Map(options.map((option) => [option.value, option]));
  return {
    data: options.some(({ group }) => group !== undefined) ? grouped(options) : options.map(plain),
    renderOption: ({ option: { value, label }, checked }) => {
      const { name = label, level, count } = known.get(value) ?? {};
      return (
        <Group
          component="span"
          className={classes.option}
          gap="xs"
          wrap="nowrap"
          data-top={level === 1}
          style={{ '--level': (level ?? 1) - 1 } as object}
        >
          <Box component="span" flex={1} miw={0}>
            {name}
          </Box>
          <ChoiceCount count={count} />
          {checked && <IconCheck size={16} aria-hidden />}
        </Group>
      );
    },
  };
};
