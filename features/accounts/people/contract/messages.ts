import type { Messages } from '#platform/contract/messages/catalogue';

export const peopleMessages = {
  en: {
    limit_people_reach:
      'Can’t change people who have permissions this person lacks, and grants only their own permissions.',
    person_is_member: 'This person is already in your organization.',
    employee_code_taken: 'employee code already assigned',
    email_without_password: 'This address cannot be registered with a password. Invite the person instead.',
    invitation_no_way: 'There is no way to send an invitation. Set a temporary password for this person.',
    login_elsewhere:
      'This account is also used elsewhere. Only its owner can change the email address or password.',
    role_beyond_own: 'You can assign only roles whose permissions you have yourself.',
    rights_beyond_own: 'This person has permissions that you do not have. Ask someone who has them.',
    own_rights: 'You cannot raise your own permissions.',
    not_yourself: 'You cannot do this with your own account.',
    person_joined: 'This person has already joined.',
    person_not_invited: 'Only people who have not joined yet can be invited.',
    person_status: 'This is not possible: the person is {status}.',
    holding_unknown: 'This cannot be reassigned.',
    successor_not_active: 'Choose a person who is active or invited.',
    successor_same: 'Choose someone else.',
    successor_sight: 'You do not see all of these sites yourself. Choose someone else.',
  },
  es: {
    limit_people_reach:
      'No puede cambiar a quienes tienen permisos que a esta persona le faltan, y solo otorga permisos que ella tiene.',
    person_is_member: 'Esta persona ya está en su organización.',
    employee_code_taken: 'el código de empleado ya está asignado',
    email_without_password: 'Esta dirección no se puede registrar con una contraseña. Invite a la persona.',
    invitation_no_way:
      'No hay forma de enviar una invitación. Asigne a esta persona una contraseña temporal.',
    login_elsewhere:
      'Esta cuenta también se usa en otro lugar. Solo su dueño puede cambiar el correo o la contraseña.',
    role_beyond_own: 'Solo puede asignar roles cuyos permisos usted también tiene.',
    rights_beyond_own: 'Esta persona tiene permisos que usted no tiene. Pídaselo a alguien que los tenga.',
    own_rights: 'No puede ampliar sus propios permisos.',
    not_yourself: 'No puede hacer esto con su propia cuenta.',
    person_joined: 'Esta persona ya aceptó la invitación.',
    person_not_invited: 'Solo se puede invitar a quienes aún no han aceptado.',
    person_status: 'No es posible: el estado de la persona es {status}.',
    holding_unknown: 'Esto no se puede reasignar.',
    successor_not_active: 'Elija a una persona activa o con invitación pendiente.',
    successor_same: 'Elija a otra persona.',
    successor_sight: 'Usted mismo no ve todos estos sitios. Elija a otra persona.',
  },
} satisfies Messages;
