import { Radio } from '@mantine/core';
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
    <div className={classes.cards}>
      {choices.map((choice) => (
        <Radio.Card key={choice.id} value={String(choice.id)} className={classes.card}>
          <Radio.Indicator />
          <span className={classes.words}>
            <span className={classes.name}>{choice.name}</span>
            <span className={classes.detail}>{choice.detail}</span>
          </span>
        </Radio.Card>
      ))}
    </div>
  </Radio.Group>
);
