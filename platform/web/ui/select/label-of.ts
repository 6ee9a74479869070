type Item = string | { value: string; label?: string } | { group: string; items: readonly Item[] };

/** The label of a chosen value, for every form in which a select accepts its choices. */
export const labelOf = (data: readonly unknown[] | undefined, value: string | null | undefined): string => {
  for (const item of (data ?? []) as readonly Item[]) {
    if (typeof item === 'string') {
      if (item === value) return item;
    } else if ('items' in item) {
      const found = labelOf(item.items, value);
      if (found !== '') return found;
    } else if (item.value === value) return item.label ?? item.value;
  }
  return '';
};
