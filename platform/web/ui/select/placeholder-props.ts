import type { TextInputProps } from '@mantine/core';

const shared = [
  'aria-label',
  'aria-labelledby',
  'className',
  'description',
  'disabled',
  'error',
  'flex',
  'id',
  'label',
  'labelProps',
  'leftSection',
  'maw',
  'mb',
  'miw',
  'mt',
  'name',
  'placeholder',
  'size',
  'style',
  'w',
  'withAsterisk',
  'wrapperProps',
] as const;

/** The props of the loaded select that the placeholder uses too. */
export const placeholderProps = (props: object): TextInputProps =>
  Object.fromEntries(
    shared.filter((name) => name in props).map((name) => [name, (props as Record<string, unknown>)[name]]),
  );
