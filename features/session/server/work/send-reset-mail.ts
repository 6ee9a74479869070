import type { Wiring } from '#platform/server/http/wiring';
import { makeResetLink } from '../actions/send-reset-link.ts';

const texts = {
  en: {
    subject: 'Reset your password',
    text: 'Use this link within 60 minutes to choose a new password:',
    ignore: 'If you did not ask for this, you can ignore this email.',
  },
  es: {
    subject: 'Restablezca su contraseña',
    text: 'Use este enlace durante los próximos 60 minutos para elegir una contraseña nueva:',
    ignore: 'Si usted no lo solicitó, puede ignorar este correo.',
  },
};

/** Mails the link when somebody has the address; a repeated job sends the same Message-ID again. */
export const sendResetMail = async (wiring: Wiring, work: { id: string; email: string }): Promise<void> => {
  const link = await makeResetLink(wiring, work.email);
  if (!link) return;
  const { subject, text, ignore } = texts[link.locale];
  await wiring.mail.send({
    to: work.email,
    subject: `${wiring.config.productName}: ${subject}`,
    text: `${text}\n\n${link.url}\n\n${ignore}\n`,
    html: `<p>${text}</p><p><a href="${link.url}">${link.url}</a></p><p>${ignore}</p>`,
    messageId: `password-reset-${work.id}`,
  });
};
