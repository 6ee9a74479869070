import type { Messages } from '#platform/contract/messages/catalogue';

export const clientViewerMessages = {
  en: {
    viewer_already: 'This contact already has an account.',
    viewer_role_missing: 'The role of a viewer does not exist in your organization.',
  },
  es: {
    viewer_already: 'Este contacto ya tiene una cuenta.',
    viewer_role_missing: 'El rol de solo consulta no existe en su organización.',
  },
} satisfies Messages;
