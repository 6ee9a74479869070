export type ListProblem = {
  error: Error;
  retry: () => void;
  /** When the rows on screen were read; undefined when there are none. */
  since: number | undefined;
};

type Query = { error: Error | null; dataUpdatedAt: number; refetch: () => unknown };

/** The error of the latest read of a list. */
export const listProblem = ({ error, dataUpdatedAt, refetch }: Query): ListProblem | undefined =>
  error ? { error, retry: () => void refetch(), since: dataUpdatedAt || undefined } : undefined;
