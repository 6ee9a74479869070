import type { Messages } from '#platform/contract/messages/catalogue';

export const contractMessages = {
  en: {
    contract_dates_overlap: 'These dates overlap contract {number}.',
    contract_number_taken: 'This contract number is already in use.',
    contract_transition: 'Transition {name} is not allowed from {status}.',
    contract_not_draft: 'Only a draft can be edited. Draft an amendment to change an approved contract.',
    contract_pricing_required: 'Enter at least one price above zero.',
    contract_vacancy_kinds: 'Use either Vacancy or FF and PF Vacancy in one contract, not both.',
    contract_square_feet: 'This cannot be more than the vacant square feet.',
    contract_term_required: 'A contract that renews itself needs an end and a term.',
    contract_ends_earlier: 'A contract ends before its term: choose a day before {date}.',
    contract_no_renewal: 'This contract does not renew itself.',
    contract_notice_late: 'Notice had to be given by {date}.',
    contract_not_yet: 'This cannot be in the future.',
    month_format: 'Choose a month.',
    contract_not_in_force: 'The contract is not in force in this month.',
    four_decimals: 'Use at most four decimals.',
  },
  es: {
    contract_dates_overlap: 'Estas fechas se superponen con el contrato {number}.',
    contract_number_taken: 'Este número de contrato ya está en uso.',
    contract_transition: 'La transición {name} no se permite desde {status}.',
    contract_not_draft:
      'Solo se puede editar un borrador. Para cambiar un contrato aprobado, prepare una enmienda.',
    contract_pricing_required: 'Ingrese al menos un precio mayor que cero.',
    contract_vacancy_kinds: 'Use Vacancia o Vacancia FF y PF en un contrato, no ambas.',
    contract_square_feet: 'No puede ser más que los pies cuadrados vacantes.',
    contract_term_required: 'Un contrato que se renueva solo necesita una fecha de fin y un plazo.',
    contract_ends_earlier: 'El contrato termina antes de su plazo: elija un día anterior al {date}.',
    contract_no_renewal: 'Este contrato no se renueva solo.',
    contract_notice_late: 'El aviso debía darse a más tardar el {date}.',
    contract_not_yet: 'Esta fecha no puede estar en el futuro.',
    month_format: 'Elija un mes.',
    contract_not_in_force: 'El contrato no está vigente en este mes.',
    four_decimals: 'Use cuatro decimales como máximo.',
  },
} satisfies Messages;
