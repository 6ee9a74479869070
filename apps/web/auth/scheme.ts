/** The same choice as in the application, where the theme keeps it under this key. */
export const applyScheme = (): void => {
  const scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme;
};
