/** A value of which only some parts are given, each of the type that it has there. */
type Partly<T> = T extends readonly (infer E)[]
  ? readonly Partly<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> }
    : T;

/** A fixture with no more than what the code under test reads. What it reads besides would be missing, and the test fails. */
export const partly = <T>(parts: Partly<T>): T => parts as T;
