let way: (href: string) => void = (href) => location.assign(href);

/** Sets how to open another page of the application without reloading. */
export const setOutboxGo = (go: (href: string) => void): void => {
  way = go;
};

export const goTo = (href: string): void => way(href);
