/** A date as people read it, in both languages: MM/DD/YYYY. */
export const shownDate = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** `22:05` on a clock as `10:05 PM`. */
export const shownTime = (time: string): string => {
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
};
