/** Placeholders that a text of reminders may contain, in braces; each is replaced by that fact of the invoice. */
export const reminderFields = [
  'client',
  'number',
  'project',
  'total',
  'balance',
  'due_date',
  'payment_link',
] as const;

export type ReminderField = (typeof reminderFields)[number];

const named = /\{([^{}]*)\}/g;

const isField = (name: string): name is ReminderField => (reminderFields as readonly string[]).includes(name);

/** The first unknown placeholder of the text; undefined when all are known. */
export const unknownField = (text: string): string | undefined =>
  [...text.matchAll(named)].map(([, name = '']) => name).find((name) => !isField(name));

/** The text with its placeholders replaced. A line with a placeholder that has no value is left out. */
export const filledText = (text: string, values: Readonly<Record<ReminderField, string>>): string =>
  text
    .split('\n')
    .filter(
      (line) => ![...line.matchAll(named)].some(([, name = '']) => isField(name) && values[name] === ''),
    )
    .join('\n')
    .replace(named, (whole, name: string) => (isField(name) ? values[name] : whole))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
