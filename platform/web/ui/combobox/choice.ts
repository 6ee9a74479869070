/** A line of a combobox: its name, and a detail such as the place or the client. */
export type Choice = {
  id: number;
  number: string;
  name: string;
  detail: string;
  /** Why it is less suitable, such as "inactive". */
  warning?: string;
};

export const choiceText = ({ number, name }: Choice): string => `${number} ${name}`.trim();
