import classes from './status-chip.module.css';
import { type StatusColour, statusColour } from './status-colour.ts';
import { statusIcon } from './status-icons.ts';

type Props = {
  /** The word of the product, `in_progress`: it picks colour and icon. */
  status: string;
  /** What the person reads. */
  label: string;
  colour?: StatusColour;
};

/** Colour, icon and word say the same, so that none is needed alone. */
export const StatusChip = ({ status, label, colour }: Props) => {
  const Icon = statusIcon(status);
  return (
    <span className={classes.chip} data-colour={colour ?? statusColour(status)}>
      <Icon size={14} stroke={2} className={classes.icon} aria-hidden />
      {label}
    </span>
  );
};
