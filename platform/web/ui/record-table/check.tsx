import { useEffect, useRef } from 'react';
import classes from './record-table.module.css';

type Props = { label: string; on: boolean; mixed?: boolean; onToggle: () => void };

export const Check = ({ label, on, mixed = false, onToggle }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classes.check}>
      <input ref={input} type="checkbox" aria-label={label} checked={on} onChange={onToggle} />
    </label>
  );
};
