import { TextInput } from '@mantine/core';
import { useTyped } from '#platform/web/forms/index';

type Props = { label: string; value: string; disabled: boolean; onSaid: (name: string) => void };

export const NameField = ({ label, value, disabled, onSaid }: Props) => {
  const [typed, type, done] = useTyped(value, onSaid);
  return (
    <TextInput
      label={label}
      maxLength={100}
      autoComplete="off"
      disabled={disabled}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={done}
    />
  );
};
