/** Options of a query that is read before anybody asks for it: what came stays for a shift although no page shows it and is
 * read again after a while, and the page does not react when it fails. Milliseconds. */
export const readAhead = {
  gcTime: 12 * 3_600_000,
  staleTime: 15 * 60_000,
  meta: { quiet: true, ahead: true },
};
