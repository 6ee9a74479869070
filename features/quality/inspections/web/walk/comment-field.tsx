import { CountedTextarea, useTyped } from '#platform/web/forms/index';

type Props = {
  label: string;
  value: string;
  required?: boolean;
  /** Opened by a touch: the person is about to write. */
  focus?: boolean;
  disabled?: boolean;
  /** Shows the label above; else it is read out alone. */
  shown?: boolean;
  onRemark: (words: string) => void;
};

const longest = 2000;

/** Words that are kept while they are typed: whenever the typing pauses, and at once when the field is left. */
export const CommentField = ({ label, value, required = false, focus, disabled, shown, onRemark }: Props) => {
  const [typed, type, done] = useTyped(value, onRemark);
  return (
    <CountedTextarea
      {...(shown ? { label } : { 'aria-label': label })}
      placeholder={shown ? undefined : label}
      minRows={shown ? 3 : 1}
      limit={longest}
      maxLength={longest}
      withAsterisk={required}
      error={required && typed.trim() === ''}
      autoFocus={focus}
      disabled={disabled}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={done}
    />
  );
};
