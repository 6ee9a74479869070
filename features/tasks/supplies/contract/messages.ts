import type { Messages } from '#platform/contract/messages/catalogue';

export const supplyMessages = {
  en: {
    supply_taken: 'This site already keeps a supply with this name in this place.',
    closet_not_of_job: 'This place is not in a building of this job.',
    supplies_too_many: 'A site can have at most {maximum} supplies.',
    supply_not_kept: 'This site does not keep this supply.',
    supplies_of_same_site: 'Choose another site.',
    supply_request_not_delivered: 'This request is not delivered yet: its task is not closed.',
    supply_request_stocked: 'Someone has already put this request on the shelf.',
    job_is_inactive: 'This job is inactive. Its supplies can be read, but not changed.',
  },
  es: {
    supply_taken: 'Este sitio ya tiene un insumo con este nombre en este lugar.',
    closet_not_of_job: 'Este lugar no está en un edificio de este trabajo.',
    supplies_too_many: 'Un sitio puede tener como máximo {maximum} insumos.',
    supply_not_kept: 'Este sitio no tiene este insumo.',
    supplies_of_same_site: 'Elija otro sitio.',
    supply_request_not_delivered: 'Este pedido aún no se ha entregado: su tarea no está cerrada.',
    supply_request_stocked: 'Alguien ya puso este pedido en el estante.',
    job_is_inactive: 'Este trabajo está inactivo. Sus insumos se pueden ver, pero no cambiar.',
  },
} satisfies Messages;
