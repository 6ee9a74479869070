let way: (href: string) => void = (href) => location.assign(href);

/** How to get to another page of the application without loading it anew. */
export const setOutboxGo = (go: (href: string) => void): void => {
  way = go;
};

export const goTo = (href: string): void => way(href);
