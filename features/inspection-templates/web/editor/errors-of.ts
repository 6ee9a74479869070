type Errors = Readonly<Record<string, string>>;

export const noErrors: Errors = {};

/** The errors below a path, by what is left of theirs. The same empty one where there is none, so that a line without
 * errors is not drawn again. */
export const errorsBelow = (errors: Errors, path: string): Errors => {
  const below = Object.entries(errors).filter(([field]) => field.startsWith(`${path}.`));
  if (below.length === 0) return noErrors;
  return Object.fromEntries(below.map(([field, error]) => [field.slice(path.length + 1), error]));
};

/** Those of a section without those of its questions. */
export const ownErrors = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith('questions.')));
