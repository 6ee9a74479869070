import type { Messages } from '#platform/contract/messages/catalogue';

export const securityMessages = {
  en: {
    support_itself: 'Support cannot allow itself to change things.',
    sessions_elsewhere: 'This account is also used elsewhere. Only its owner can end its sessions.',
    sessions_own: 'End your own sessions in your profile.',
  },
  es: {
    support_itself: 'Soporte no puede darse permiso a sí mismo para hacer cambios.',
    sessions_elsewhere: 'Esta cuenta también se usa en otro lugar. Solo su dueño puede cerrar sus sesiones.',
    sessions_own: 'Cierre sus propias sesiones en su perfil.',
  },
} satisfies Messages;
