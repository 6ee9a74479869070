const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const aDay = 24 * 60;

type Shift = { shift_start: string | null; shift_end: string | null };

/** Whether a time lies more than an hour before a shift, or more than two hours after it. It is marked, never refused. */
export const isOutsideShift = (time: string, { shift_start, shift_end }: Shift): boolean => {
  if (shift_start === null || shift_end === null) return false;
  const from = minutesOf(shift_start) - 60;
  const length = ((minutesOf(shift_end) - minutesOf(shift_start) + aDay) % aDay || aDay) + 180;
  return length < aDay && (minutesOf(time) - from + aDay) % aDay > length;
};

/** Minutes after a door was checked from which its entry counts as late. */
const late = 10;

/** Minutes that a typed time may be ahead of the clock without counting as one of the night before. */
const ahead = 60;

/** Whether a door was entered later than it was checked, going by the clocks of the building. */
export const isLate = (checkedAt: string, enteredAt: string): boolean => {
  const since = (minutesOf(enteredAt) - minutesOf(checkedAt) + aDay) % aDay;
  return since > late && since < aDay - ahead;
};
