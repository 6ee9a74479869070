/** Uses the colour scheme chosen in the application. The theme stores it under this key. */
export const applyScheme = (): void => {
  const scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme;
};
