/** SQL for the name a person has in the row's organization: rows that say who did something carry it, and what stands
 * below the people in the map of features cannot join them. `row` is the alias, `column` holds the person's id. */
export const personName = (row: string, column: string): string =>
  `(select m.name from memberships m where m.organization_id = ${row}.organization_id and m.user_id = ${row}.${column})`;
