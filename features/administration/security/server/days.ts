import type { Values } from '#platform/server/db/values';

/** The conditions of a range of days in a time zone: from midnight to midnight. */
export const inDays = (
  values: Values,
  column: string,
  { at_from, at_to }: { at_from?: string | undefined; at_to?: string | undefined },
  zone: string,
): string[] => {
  const midnight = (date: string, days: number) =>
    `((${values.add(date)}::date + ${days})::timestamp at time zone ${values.add(zone)})`;
  return [
    ...(at_from ? [`${column} >= ${midnight(at_from, 0)}`] : []),
    ...(at_to ? [`${column} < ${midnight(at_to, 1)}`] : []),
  ];
};
