import { Box, Radio, Stack } from '@mantine/core';
import classes from './create.module.css';

type Props = {
  name: string;
  label: string;
  value: number | undefined;
  onChange: (id: number) => void;
  error: string | false;
  choices: readonly { id: number; name: string; detail: string }[];
};

/** Chooses one of a few: all are in sight, each is a touch. */
export const ChoiceCards = ({ name, label, value, onChange, error, choices }: Props) => (
  <Radio.Group
    name={name}
    label={label}
    error={error}
    value={value === undefined ? '' : String(value)}
    onChange={(id) => onChange(Number(id))}
  >
    <Stack gap={6} pt={4}>
      {choices.map((choice) => (
        <Radio.Card key={choice.id} value={String(choice.id)} className={classes.card}>
          <Radio.Indicator />
          <Stack component="span" className={classes.words} gap={0}>
            <Box component="span" fw={500}>
              {choice.name}
            </Box>
            <Box component="span" c="dimmed" fz="sm">
              {choice.detail}
            </Box>
          </Stack>
        </Radio.Card>
      ))}
    </Stack>
  </Radio.Group>
);
