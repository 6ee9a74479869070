import type { Messages } from '#platform/contract/messages/catalogue';

export const budgetMessages = {
  en: {
    budget_dates_overlap: 'These dates overlap budget {name}.',
    budget_not_draft: 'Only a draft can be edited. Copy an approved budget to change it.',
    budget_cost_required: 'Enter at least one cost above zero.',
    budget_hours_of_labor: 'Only labor is entered in hours.',
    budget_startup_once: 'Start-up supplies are entered once, as an amount.',
    budget_plan_unknown: 'This is no staffing plan of this service.',
  },
  es: {
    budget_dates_overlap: 'Estas fechas se superponen con el presupuesto {name}.',
    budget_not_draft: 'Solo se puede editar un borrador. Para cambiar un presupuesto aprobado, cópielo.',
    budget_cost_required: 'Ingrese al menos un costo mayor que cero.',
    budget_hours_of_labor: 'Solo la mano de obra se ingresa en horas.',
    budget_startup_once: 'Los suministros iniciales se ingresan una sola vez, como importe.',
    budget_plan_unknown: 'No es un plan de personal de este servicio.',
  },
} satisfies Messages;
