const letter = /^\p{L}$/u;

/** The menu item that a key moves to from the focused one. */
export const nextItem = (
  items: readonly HTMLElement[],
  current: Element | null,
  key: string,
): HTMLElement | undefined => {
  const at = items.indexOf(current as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (!letter.test(key)) return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
};
