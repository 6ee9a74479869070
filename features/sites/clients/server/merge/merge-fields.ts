import { type MergeField, mergeFields } from '../../contract/index.ts';
import { fieldsOf } from '../client/client-columns.ts';
import type { Client, ClientColumns } from '../client/client-repository.ts';

const valuesOf = (client: Client): Readonly<Record<MergeField, unknown>> => ({
  ...fieldsOf(client),
  logo: client.logo_file_id,
});

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export type FieldPlan = { filled: MergeField[]; history: MergeField[] };

/** The client that is kept keeps what it has. What is empty there is filled; what else the other one has is history. A
 * number or a switch is never empty. */
export const planFields = (from: Client, into: Client): FieldPlan => {
  const [gone, kept] = [valuesOf(from), valuesOf(into)];
  const ofOther = mergeFields.filter((name) => !isEmpty(gone[name]));
  return {
    filled: ofOther.filter((name) => isEmpty(kept[name])),
    history: ofOther.filter(
      (name) => !isEmpty(kept[name]) && JSON.stringify(gone[name]) !== JSON.stringify(kept[name]),
    ),
  };
};

/** The columns of the client that is kept which the other one fills, the number of a former system among them. */
export const filledColumns = (from: Client, into: Client, { filled }: FieldPlan): ClientColumns => {
  const columns = filled.map((name) => (name === 'logo' ? 'logo_file_id' : name));
  const row = Object.fromEntries(columns.map((column) => [column, from[column]]));
  return { ...row, prism_account_id: into.prism_account_id ?? from.prism_account_id };
};

/** What the audit logs say: values that came, and values that did not. */
export const fieldChanges = (from: Client, into: Client, { filled, history }: FieldPlan) => {
  const [gone, kept] = [valuesOf(from), valuesOf(into)];
  const pairs = (names: readonly MergeField[], order: (name: MergeField) => [unknown, unknown]) =>
    Object.fromEntries(names.map((name) => [name, order(name)]));
  return {
    came: pairs(filled, (name) => [kept[name], gone[name]]),
    lost: pairs(history, (name) => [gone[name], kept[name]]),
  };
};
