/** The report of a night, opened at one of its doors. */
export const doorHref = (reportId: number, placeId: number): string =>
  `/daily-reports?id=${reportId}&door=${placeId}`;
