/** The values of a statement, collected while its SQL is written. */
export type Values = {
  /** Answers the placeholder of a value. */
  add: (value: unknown) => string;
  all: readonly unknown[];
};

/** Goes on after the given values: `$1` is always the organization. */
export const collectValues = (given: readonly unknown[]): Values => {
  const all = [...given];
  return { all, add: (value) => `$${all.push(value)}` };
};

/** A condition for a filter that is set; none for one that is not. */
export const equal = (values: Values, column: string, value: unknown): string[] =>
  value === undefined ? [] : [`${column} = ${values.add(value)}`];

export const oneOf = (
  values: Values,
  column: string,
  chosen: readonly (string | number)[] | undefined,
  type: 'text' | 'int' = 'text',
): string[] => (chosen ? [`${column} = any(${values.add(chosen)}::${type}[])`] : []);

/** A filter with a yes and a no. */
export const either = (chosen: boolean | undefined, yes: string, no: string): string[] =>
  chosen === undefined ? [] : [chosen ? yes : no];
