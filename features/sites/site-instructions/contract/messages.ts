import type { Messages } from '#platform/contract/messages/catalogue';

export const instructionMessages = {
  en: {
    instruction_text: 'Enter what to do in at least one language.',
    instruction_weekdays: 'Choose at least one day of the week.',
    instruction_building: 'Choose a building of this job.',
    instruction_photos: 'An instruction has {maximum} photos at most.',
    instructions_full: 'A site has {maximum} instructions at most.',
    instructions_none: 'This job has no instructions to copy.',
    instructions_same_job: 'Choose another job.',
    instructions_version: 'These instructions are not known yet. Reload the page.',
  },
  es: {
    instruction_text: 'Indique qué hay que hacer en al menos un idioma.',
    instruction_weekdays: 'Elija al menos un día de la semana.',
    instruction_building: 'Elija un edificio de este trabajo.',
    instruction_photos: 'Una instrucción tiene como máximo {maximum} fotos.',
    instructions_full: 'Un sitio tiene como máximo {maximum} instrucciones.',
    instructions_none: 'Este trabajo no tiene instrucciones para copiar.',
    instructions_same_job: 'Elija otro trabajo.',
    instructions_version: 'Estas instrucciones aún no se conocen. Vuelva a cargar la página.',
  },
} satisfies Messages;
