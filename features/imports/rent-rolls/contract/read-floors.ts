/** A floor that a cell names: by number, or by a label that only the building knows. */
export type NamedFloor = { number: number } | { label: string };

/** Maximum number of floors that one cell may name. */
export const maxFloors = 150;

/** "3", "3rd floor", "Piso 3", "L3", "B1" as a number; below ground it is negative. */
const numberOf = (text: string): number | undefined => {
  const below = /^(?:basement|b|s[oó]tano)\s*(\d{0,2})$/i.exec(text);
  if (below) return -Number(below[1] || '1');
  const [, number] =
    /^(?:floors?|fl\.?|f|levels?|lvl\.?|l|pisos?|plantas?|niveles|nivel|n)?\s*(-?\d{1,4})\s*(?:st|nd|rd|th|°|º|er|do|ro|to|vo)?\s*(?:floor|fl\.?|piso|planta)?$/i.exec(
      text,
    ) ?? [];
  return number === undefined ? undefined : Number(number);
};

const rangeOf = (text: string): number[] | undefined => {
  const [, from = '', to = ''] = /^(.*\d.*?)\s*(?:-|–|—|\bto\b|\ba\b|\bal\b)\s*(\D*\d.*)$/i.exec(text) ?? [];
  const [first, last] = [numberOf(from.trim()), numberOf(to.trim())];
  if (first === undefined || last === undefined || last < first || last - first >= maxFloors)
    return undefined;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

/** Reads `3`, `3-5`, `3, 4 & 7` or the label of a floor. */
export const readFloors = (text: string): NamedFloor[] => {
  const found: NamedFloor[] = [];
  for (const part of text.split(/[,;/&+]|\s(?:and|y)\s/i)) {
    const words = part.trim();
    if (words === '') continue;
    const number = numberOf(words);
    const numbers = number === undefined ? rangeOf(words) : [number];
    if (numbers) found.push(...numbers.map((each) => ({ number: each })));
    else found.push({ label: words });
  }
  return found;
};
