import type { Messages } from '#platform/contract/messages/catalogue';

export const noteMessages = {
  en: {
    note_empty: 'Write something or add a photo.',
    mention_cannot_see_job: 'Only people who can see this job site can be mentioned.',
  },
  es: {
    note_empty: 'Escriba algo o agregue una foto.',
    mention_cannot_see_job: 'Solo se puede mencionar a personas que pueden ver este sitio de trabajo.',
  },
} satisfies Messages;
