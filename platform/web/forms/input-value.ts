/** The value in an input's change: from a DOM event, or the value itself. */
export const inputValue = (change: unknown): unknown => {
  const target = (change as { currentTarget?: unknown } | null)?.currentTarget;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return target.value;
  }
  return change;
};
