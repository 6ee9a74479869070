import type { Messages } from '#platform/contract/messages/catalogue';

export const sharingMessages = {
  en: {
    link_expired: 'This link has expired.',
    link_revoked: 'This link was already revoked.',
    link_unavailable: 'This page is no longer available.',
    signature_over: 'This address is no longer valid. Reload the page.',
    internal_not_shared: 'Internal tasks cannot be shared.',
  },
  es: {
    link_expired: 'Este enlace venció.',
    link_revoked: 'Este enlace ya fue revocado.',
    link_unavailable: 'Esta página ya no está disponible.',
    signature_over: 'Esta dirección ya no es válida. Vuelva a cargar la página.',
    internal_not_shared: 'Las tareas internas no se pueden compartir.',
  },
} satisfies Messages;
