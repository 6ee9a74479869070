let current: number | undefined;

/** The person of this document. Every call names that person, so that nothing is saved in another one's name. */
export const setPageUser = (id: number): void => {
  current = id;
};

export const pageUser = (): number | undefined => current;
