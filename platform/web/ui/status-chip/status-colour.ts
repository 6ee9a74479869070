export type StatusColour = 'blue' | 'green' | 'grey' | 'orange' | 'red';

const colours: Record<string, StatusColour> = {
  draft: 'blue',
  new: 'blue',
  scheduled: 'blue',
  open: 'blue',
  proposed: 'blue',
  active: 'green',
  pending: 'green',
  completed: 'green',
  in_progress: 'green',
  approved: 'green',
  paid: 'green',
  inactive: 'grey',
  finalized: 'grey',
  closed: 'grey',
  cancelled: 'grey',
  invoiced: 'grey',
  archived: 'grey',
  on_hold: 'orange',
  uncollected: 'orange',
  past_due: 'red',
  expired: 'red',
};

export const statusColour = (status: string): StatusColour => colours[status] ?? 'grey';

/** Colours for maps and charts; too light for text on white. */
export const statusHex: Record<StatusColour, string> = {
  blue: '#5491F9',
  green: '#31CF97',
  grey: '#96999C',
  orange: '#FF9001',
  red: '#D6453C',
};
