/** SQL for a person's name in the organization of the row. For rows that say who did something: features below `users`
 * cannot join its tables. `row` is the alias, `column` holds the person's id. */
export const personName = (row: string, column: string): string =>
  `(select m.name from memberships m where m.organization_id = ${row}.organization_id and m.user_id = ${row}.${column})`;

/** SQL: the same person as JSON of id and name, or null. Without a membership the name is empty. */
export const personJson = (row: string, column: string): string =>
  `case when ${row}.${column} is not null then
    json_build_object('id', ${row}.${column}, 'name', coalesce(${personName(row, column)}, '')) end`;
