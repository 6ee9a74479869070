/** The list of exactly these tasks, as far as the reader sees them. */
export const taskListHrefOf = (ids: string | number | null | undefined): string =>
  `/tasks?view=list&${ids ? `ids=${ids}` : 'mine=true'}`;
