import { expect, it, vi } from 'vitest';

it.each([
  ['locale=es', 'en-US', 'es'],
  ['locale=en', 'es-MX', 'en'],
  ['', 'es-US', 'es'],
  ['', 'ES', 'es'],
  ['', 'fr-FR', 'en'],
  ['locale=xx', 'en-US', 'en'],
])('with the cookie "%s" a browser that wishes %s speaks %s', async (cookie, language, spoken) => {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { language });
  vi.resetModules();
  const { currentLocale } = await import('./locale.ts');
  expect(currentLocale()).toBe(spoken);
});
