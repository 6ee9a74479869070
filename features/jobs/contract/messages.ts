import type { Messages } from '#platform/contract/messages/catalogue';

export const jobMessages = {
  en: {
    job_number_taken: 'This job number is already in use.',
    jobs_busy: 'At least one of these jobs is in use and cannot be removed.',
    jobs_in_use: 'Jobs in use that cannot be removed: {count} ({numbers}).',
  },
  es: {
    job_number_taken: 'Este número de trabajo ya está en uso.',
    jobs_busy: 'Al menos uno de estos trabajos está en uso y no se puede quitar.',
    jobs_in_use: 'Trabajos en uso que no se pueden quitar: {count} ({numbers}).',
  },
} satisfies Messages;
