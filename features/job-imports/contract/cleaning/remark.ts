/** A message of the catalogue about one field of one row. */
export type Remark = { field: string; code: string; values?: Record<string, string | number> };

/** What a cell became, and what there is to say about it. */
export type Cleaned<T> = { value: T; fault?: Omit<Remark, 'field'>; warning?: Omit<Remark, 'field'> };
