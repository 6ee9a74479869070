type Errors = Readonly<Record<string, string>>;

export const noErrors: Errors = {};

/** The errors below a path, keyed by the rest of their paths. Without any, always the same object, so that lines without
 * errors are not rendered again. */
export const errorsBelow = (errors: Errors, path: string): Errors => {
  const below = Object.entries(errors).filter(([field]) => field.startsWith(`${path}.`));
  if (below.length === 0) return noErrors;
  return Object.fromEntries(below.map(([field, error]) => [field.slice(path.length + 1), error]));
};

/** The errors of a section without those of its questions. */
export const ownErrors = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith('questions.')));
