let current: number | undefined;

/** The person this document was loaded for: every call names it, so that nothing is saved in another one's name. */
export const setPageUser = (id: number): void => {
  current = id;
};

export const pageUser = (): number | undefined => current;
