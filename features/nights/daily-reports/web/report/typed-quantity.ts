/** Limits of the report: digits of a quantity, letters of a name. */
const maxDigits = 4;
const maxLetters = 100;

/** A supply as it is noted. A unit that people type with the number, as in `2 boxes`, stays with the name. */
export const typedQuantity = (name: string, typed: string): { name: string; quantity: number } => {
  const [, digits = '', words = ''] = /^\D*?(\d*)\s*(.*)$/.exec(typed.trim()) ?? [];
  const unit = words.replace(/^[\s×x*.,-]+(?=\s|$)/, '').trim();
  return {
    name: (unit ? `${name} (${unit})` : name).slice(0, maxLetters),
    quantity: Math.max(1, Number(digits.slice(0, maxDigits))),
  };
};
