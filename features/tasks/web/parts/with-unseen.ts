type Option = { value: string; label: string };

/** The lines of a filter with one for what a link or a shared view narrows by and this person does not see: it narrows
 * all the same. None while the lines are still to come. */
export const withUnseen = (list: readonly Option[], id: number | undefined, words: string): Option[] => {
  const missing = id !== undefined && list.length > 0 && !list.some(({ value }) => value === String(id));
  return missing ? [...list, { value: String(id), label: words }] : [...list];
};
