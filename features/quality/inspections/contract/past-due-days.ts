/** What people choose among to find sites whose inspection is past due: at least so many days. */
export const pastDueDays = [1, 7, 30, 90] as const;
