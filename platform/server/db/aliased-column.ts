/** A column with the alias of its table, such as `t.job_id`. */
export type AliasedColumn = `${string}.${string}`;

const form = /^([a-z_]\w*)\.[a-z_]\w*$/;

/** A column that a sub-select may compare with its own. Without its table, or with the alias of a table of the sub-select
 * itself, the database would take it for a column of the sub-select: the condition would compare that with itself and be true
 * for every row. `own` are the aliases in the sub-select. */
export const outerColumn = (column: AliasedColumn, own: readonly string[]): AliasedColumn => {
  const [, alias] = form.exec(column) ?? [];
  if (alias === undefined) throw new Error(`a column needs the alias of its table: ${column}`);
  if (own.includes(alias)) throw new Error(`the sub-select has a table ${alias} of its own: ${column}`);
  return column;
};
