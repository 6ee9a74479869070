import type { Messages } from '#platform/contract/messages/catalogue';

export const peopleImportMessages = {
  en: {
    people_import_word_unknown: '{text} is not known here.',
    people_import_no_login: 'Enter an email address, or an employee code to log in with.',
    people_import_deactivated:
      'This person is in your organization and deactivated. Activate the person instead.',
    people_import_deleted: 'This person was deleted. Restore the person instead.',
    people_import_code_in_file: 'Line {line} has the same employee code.',
    people_import_role_unknown: 'There is no role called {text}.',
    people_import_role_beyond: 'You cannot assign the role {text}: it has permissions that you do not have.',
    people_import_rights_gone: 'The person who started this import may no longer add people.',
    people_import_job_unknown: 'There is no job with the number {text}.',
    people_import_field_kept:
      'A file does not change this field of an existing person; change it on the person.',
    people_import_exists_kept: 'Already exists. This row does not change the values that differ.',
    people_import_several:
      'This code matches {count} people. A row can update only one; use the email address.',
    people_import_update_forbidden: 'You may not change people.',
    people_import_code_gone: 'The employee code this person had before belongs to someone else now.',
    people_import_gone: 'Deleted since the import.',
    people_import_in_use: 'Someone works with this person already.',
    people_import_joined: 'This person has joined.',
  },
  es: {
    people_import_word_unknown: '{text} no se conoce aquí.',
    people_import_no_login: 'Escriba un correo, o un código de empleado para iniciar sesión.',
    people_import_deactivated: 'Esta persona está en su organización, desactivada. Actívela.',
    people_import_deleted: 'Esta persona fue eliminada. Restáurela.',
    people_import_code_in_file: 'La línea {line} tiene el mismo código de empleado.',
    people_import_role_unknown: 'No hay ningún rol llamado {text}.',
    people_import_role_beyond: 'Usted no puede asignar el rol {text}: tiene permisos que usted no tiene.',
    people_import_rights_gone: 'Quien inició esta importación ya no puede agregar personas.',
    people_import_job_unknown: 'No hay ningún trabajo con el número {text}.',
    people_import_field_kept:
      'Un archivo no cambia este campo de una persona que ya existe; cámbielo en la persona.',
    people_import_exists_kept: 'Ya existe. Esta fila no cambia los valores que difieren.',
    people_import_several:
      'Este código corresponde a {count} personas. Una fila solo puede actualizar una; use el correo.',
    people_import_update_forbidden: 'Usted no puede cambiar personas.',
    people_import_code_gone: 'El código de empleado que tenía esta persona ahora es de otra.',
    people_import_gone: 'Se eliminó después de la importación.',
    people_import_in_use: 'Alguien ya trabaja con esta persona.',
    people_import_joined: 'Esta persona ya se incorporó.',
  },
} satisfies Messages;
