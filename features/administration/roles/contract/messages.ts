import type { Messages } from '#platform/contract/messages/catalogue';

export const roleMessages = {
  en: {
    role_built_in: 'Built-in roles cannot be changed. Copy the role and change the copy.',
    role_in_use: 'This role cannot be deleted while people have it. People with this role: {people}.',
    role_not_own:
      'You can grant only permissions that you have yourself. Permissions you do not have: {flags}.',
  },
  es: {
    role_built_in: 'Los roles integrados no se modifican. Copie el rol y cambie la copia.',
    role_in_use: 'Este rol no se puede eliminar mientras alguien lo tenga. Personas que lo tienen: {people}.',
    role_not_own: 'Solo puede otorgar permisos que usted mismo tiene. Permisos que usted no tiene: {flags}.',
  },
} satisfies Messages;
