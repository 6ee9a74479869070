/** Choices of the filter for sites whose contract ends soon. */
export const endsWithinDays = [30, 60, 90, 180, 365] as const;
