/** The parameters of a statement, collected while its SQL is written. */
export type Values = {
  /** Adds a value and returns its placeholder. */
  add: (value: unknown) => string;
  all: readonly unknown[];
};

/** Starts after the given values: `$1` is always the organization. */
export const collectValues = (initial: readonly unknown[]): Values => {
  const all = [...initial];
  return { all, add: (value) => `$${all.push(value)}` };
};

/** A condition if the filter is set; none otherwise. */
export const equal = (values: Values, column: string, value: unknown): string[] =>
  value === undefined ? [] : [`${column} = ${values.add(value)}`];

export const oneOf = (
  values: Values,
  column: string,
  chosen: readonly (string | number)[] | undefined,
  type: 'text' | 'int' = 'text',
): string[] => (chosen ? [`${column} = any(${values.add(chosen)}::${type}[])`] : []);

/** The condition of a yes-or-no filter. */
export const either = (chosen: boolean | undefined, yes: string, no: string): string[] =>
  chosen === undefined ? [] : [chosen ? yes : no];

/** Names that the code knows, such as statuses, as literals: so they meet partial indexes. Never for what people enter. */
export const literals = (names: readonly string[]): string => `'${names.join("', '")}'`;
