import type { Messages } from '#platform/contract/messages/catalogue';

export const companyMailMessages = {
  en: { mail_server_missing: 'No mail server is configured, so nothing can be sent.' },
  es: { mail_server_missing: 'No hay un servidor de correo configurado, así que no se puede enviar nada.' },
} satisfies Messages;
