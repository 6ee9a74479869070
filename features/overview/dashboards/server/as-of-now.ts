export const asOfNow = (value: number) => ({ value, previous: null, delta: null });
