import type { Messages } from '#platform/contract/messages/catalogue';

export const roleMessages = {
  en: {
    role_built_in: 'Built-in roles stay as they are. Copy the role and change the copy.',
    role_in_use: 'This role cannot be deleted while people hold it. People who hold it: {people}.',
    role_not_own: 'You can only give rights that you hold yourself. Rights that you do not hold: {flags}.',
  },
  es: {
    role_built_in: 'Los roles integrados no se modifican. Copie el rol y cambie la copia.',
    role_in_use: 'Este rol no se puede eliminar mientras alguien lo tenga. Personas que lo tienen: {people}.',
    role_not_own: 'Solo puede dar permisos que usted mismo tiene. Permisos que usted no tiene: {flags}.',
  },
} satisfies Messages;
