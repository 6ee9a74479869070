import type { Messages } from '#platform/contract/messages/catalogue';

export const templateMessages = {
  en: {
    scale_all_deficient: 'At least one choice must not be deficient.',
    scale_defaults: 'Only one choice can be chosen beforehand.',
    scale_same_choice: 'Each choice needs a name of its own.',
    question_options: 'Enter at least two options.',
    question_same_option: 'Two options are the same.',
    template_questions: 'A template has 400 questions at most.',
    template_same_id: 'Two sections or questions have the same ID.',
    template_too_long: 'This template is too long. Shorten its texts.',
  },
  es: {
    scale_all_deficient: 'Al menos una opción no debe ser deficiente.',
    scale_defaults: 'Solo una opción puede estar elegida de antemano.',
    scale_same_choice: 'Cada opción necesita un nombre propio.',
    question_options: 'Escriba al menos dos opciones.',
    question_same_option: 'Dos opciones son iguales.',
    template_questions: 'Una plantilla tiene como máximo 400 preguntas.',
    template_same_id: 'Dos secciones o preguntas tienen el mismo ID.',
    template_too_long: 'Esta plantilla es demasiado larga. Acorte sus textos.',
  },
} satisfies Messages;
