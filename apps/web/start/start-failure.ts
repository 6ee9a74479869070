import './start-failure.css';

const words = {
  en: ['Application Error', 'Failed to initialize the application. Please refresh the page.', 'Refresh'],
  es: ['Error de la aplicación', 'No se pudo iniciar la aplicación. Actualice la página.', 'Actualizar'],
} as const;

/** Uses no library, because a library may be what failed. */
export const showStartFailure = (root: HTMLElement, error: unknown, locale: 'en' | 'es'): void => {
  const [heading, text, refresh] = words[locale];
  const page = document.createElement('main');
  page.className = 'start-failure';
  page.setAttribute('role', 'alert');
  const add = (tag: string, content: string) => {
    const element = document.createElement(tag);
    element.textContent = content;
    page.append(element);
    return element;
  };
  add('h1', heading);
  add('p', text);
  add('pre', error instanceof Error ? error.message : String(error));
  add('button', refresh).addEventListener('click', () => location.reload());
  document.title = heading;
  document.getElementById('first-paint')?.remove();
  root.replaceChildren(page);
};
