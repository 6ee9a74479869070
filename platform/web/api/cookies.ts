export const readCookie = (name: string): string | undefined => {
  for (const part of document.cookie.split('; ')) {
    const cut = part.indexOf('=');
    if (part.slice(0, cut) === name) return decodeURIComponent(part.slice(cut + 1));
  }
  return undefined;
};

const tenYears = 60 * 60 * 24 * 365 * 10;

export const writeCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${tenYears}; SameSite=Lax`;
};
