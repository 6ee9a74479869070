/** A line of a combobox: what it is known by, and where or whose it is. */
export type Choice = {
  id: number;
  number: string;
  name: string;
  detail: string;
  /** Why it stands back, as "inactive". */
  warning?: string;
};

export const choiceText = ({ number, name }: Choice): string => `${number} ${name}`.trim();
