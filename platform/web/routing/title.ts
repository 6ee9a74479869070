import { useEffect } from 'react';

let product = '';

export const setProductName = (name: string): void => {
  product = name;
};

export const setTitle = (title: string): void => {
  document.title = product === '' || product === title ? title : `${title} · ${product}`;
};

/** The tab carries the page's title of the route table; a record's page may name its record instead. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
};
