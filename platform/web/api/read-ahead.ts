/** Options of a query that is read before anybody needs it. Its data stay in memory for a shift even while no page shows
 * them, and count as old after 15 minutes. The page does not show its failure. Times in milliseconds. */
export const readAhead = {
  gcTime: 12 * 3_600_000,
  staleTime: 15 * 60_000,
  meta: { quiet: true, ahead: true },
};
