import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';

type Common<C extends string> = {
  label: string;
  choices: readonly C[];
  word: (choice: C) => string;
  /** Shown after the text of the choice. */
  after?: ((choice: C) => React.ReactNode) | undefined;
  error?: React.ReactNode;
  withAsterisk?: boolean;
};

type Props<C extends string> = Common<C> &
  (
    | { multiple: true; value: readonly C[]; onChange: (value: C[]) => void }
    | { multiple?: false; value: C; onChange: (value: C) => void }
  );

/** Shows all choices at once; each takes one tap. */
export const ChoiceChips = <C extends string>(props: Props<C>) => {
  const { label, choices, word, after, error, withAsterisk } = props;
  const id = useId();
  const chips = (
    <Group component="fieldset" gap={6} align="stretch" pt={4} aria-labelledby={id}>
      {choices.map((choice) => (
        <Chip key={choice} value={choice} variant="outline" radius="md">
          {word(choice)}
          {after?.(choice)}
        </Chip>
      ))}
    </Group>
  );
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      withAsterisk={withAsterisk}
    >
      {props.multiple ? (
        <Chip.Group multiple value={[...props.value]} onChange={(value) => props.onChange(value as C[])}>
          {chips}
        </Chip.Group>
      ) : (
        <Chip.Group value={props.value} onChange={(value) => props.onChange(value as C)}>
          {chips}
        </Chip.Group>
      )}
    </Input.Wrapper>
  );
};
