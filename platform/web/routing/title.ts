import { useEffect } from 'react';

let product = '';

export const setProductName = (name: string): void => {
  product = name;
};

export const setTitle = (title: string): void => {
  document.title = product === '' || product === title ? title : `${title} · ${product}`;
};

/** The browser tab shows the page's title from the route table. A record's page may show its record instead. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
};
