/** A message of the catalogue about one field of one row. */
export type Remark = { field: string; code: string; values?: Record<string, string | number> };

/** The cleaned value of a cell, with its error or warning. */
export type Cleaned<T> = { value: T; fault?: Omit<Remark, 'field'>; warning?: Omit<Remark, 'field'> };
