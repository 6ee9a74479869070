import type { Messages } from '#platform/contract/messages/catalogue';

export const contractImportMessages = {
  en: {
    contract_import_number: '{text} is not a number.',
    contract_import_doubtful:
      '{text} can be thousands or decimals: write it without the point, or as 1,500.00.',
    contract_import_whole: 'Use a whole number.',
    contract_import_yes_or_no: '{text} is neither yes nor no.',
    contract_import_job_unknown: 'There is no job {number} that you can see.',
    contract_import_service_needed: 'Job {number} has several services. Enter which one.',
    contract_import_service_none: 'Job {number} has no service yet.',
    contract_import_service_unknown: 'Job {number} has no service {text}.',
    contract_import_service_unclear: 'Job {number} has several services that match {text}.',
    contract_import_not_draft: 'Contract {number} is no longer a draft. Draft an amendment to change it.',
  },
  es: {
    contract_import_number: '{text} no es un número.',
    contract_import_doubtful: '{text} puede ser miles o decimales: escríbalo sin el punto o como 1,500.00.',
    contract_import_whole: 'Use un número entero.',
    contract_import_yes_or_no: '{text} no es ni sí ni no.',
    contract_import_job_unknown: 'No hay ningún trabajo {number} que usted pueda ver.',
    contract_import_service_needed: 'El trabajo {number} tiene varios servicios. Indique cuál.',
    contract_import_service_none: 'El trabajo {number} aún no tiene servicios.',
    contract_import_service_unknown: 'El trabajo {number} no tiene el servicio {text}.',
    contract_import_service_unclear: 'El trabajo {number} tiene varios servicios que coinciden con {text}.',
    contract_import_not_draft:
      'El contrato {number} ya no es un borrador. Para cambiarlo, prepare una enmienda.',
  },
} satisfies Messages;
