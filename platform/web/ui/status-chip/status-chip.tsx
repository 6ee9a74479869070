import classes from './status-chip.module.css';
import { type StatusColour, statusColour } from './status-colour.ts';
import { statusIcon } from './status-icons.ts';

type Props = {
  /** The product's status, such as `in_progress`. It decides colour and icon. */
  status: string;
  /** The text that people read. */
  label: string;
  colour?: StatusColour;
};

/** Colour, icon and text have the same meaning, so that nobody depends on one of them. */
export const StatusChip = ({ status, label, colour }: Props) => {
  const Icon = statusIcon(status);
  return (
    <span className={classes.chip} data-colour={colour ?? statusColour(status)}>
      <Icon size={14} stroke={2} className={classes.icon} aria-hidden />
      {label}
    </span>
  );
};
