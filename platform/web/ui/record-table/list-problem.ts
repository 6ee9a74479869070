export type ListProblem = {
  error: Error;
  retry: () => void;
  /** When the rows that are shown were read; undefined where there are none. */
  since: number | undefined;
};

type Query = { error: Error | null; dataUpdatedAt: number; refetch: () => unknown };

/** What a list has to say about its last reading. */
export const listProblem = ({ error, dataUpdatedAt, refetch }: Query): ListProblem | undefined =>
  error ? { error, retry: () => void refetch(), since: dataUpdatedAt || undefined } : undefined;
