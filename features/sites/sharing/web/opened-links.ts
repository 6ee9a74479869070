const key = 'cora.opened-link';

/** Remembers that a link was opened on this device: whoever sees no record later came by a link, not to log in. */
export const rememberOpenedLink = (): void => {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage, people without a valid link are led to the login page.
  }
};

export const hasOpenedLink = (): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};
