import type { Messages } from '#platform/contract/messages/catalogue';

export const proposalMessages = {
  en: {
    proposal_draft_exists: 'There is a draft already: open that one.',
    proposal_project_over: 'The project no longer waits for a proposal.',
    proposal_frozen: 'What was sent to the client stays as it is. Make a new version.',
    proposal_not_sent: 'It has not been sent.',
    proposal_date_passed: 'Choose today or a later day.',
    proposal_answered: '{name} answered this proposal already.',
    proposal_answered_otherwise: 'This proposal was answered already.',
    proposal_expired: 'This proposal expired. Ask for a new one.',
    proposal_superseded: 'There is a newer version of this proposal. Use the link of the newer one.',
    proposal_withdrawn: 'This proposal was withdrawn.',
    proposal_other_shown: 'Another proposal was opened in this browser: open the link again.',
    proposal_signature: 'Sign with your finger or your mouse.',
    proposal_questions_full: 'There are many questions already. Please call instead.',
  },
  es: {
    proposal_draft_exists: 'Ya hay un borrador: abra ese.',
    proposal_project_over: 'El proyecto ya no espera una propuesta.',
    proposal_frozen: 'Lo que se envió al cliente queda como está. Haga una versión nueva.',
    proposal_not_sent: 'No se ha enviado.',
    proposal_date_passed: 'Elija hoy o un día posterior.',
    proposal_answered: '{name} ya respondió a esta propuesta.',
    proposal_answered_otherwise: 'Esta propuesta ya fue respondida.',
    proposal_expired: 'Esta propuesta venció. Pida una nueva.',
    proposal_superseded: 'Hay una versión más reciente de esta propuesta. Use el enlace de la más reciente.',
    proposal_withdrawn: 'Esta propuesta fue retirada.',
    proposal_other_shown: 'En este navegador se abrió otra propuesta: abra el enlace de nuevo.',
    proposal_signature: 'Firme con el dedo o el ratón.',
    proposal_questions_full: 'Ya hay muchas preguntas. Por favor, llámenos.',
  },
} satisfies Messages;
